import { leaveWork } from '../../attempts/leave-work.ts';
import { canonicalJson } from '@moderator/moderation';
import type { Role } from '@moderator/contract';
import { UserFields } from '@moderator/contract';
import type { BodyOf } from '../../documents/document.ts';
import type { HooksOf, Write } from '../../documents/hooks.ts';
import { withTidyPhoneNumber } from '../../documents/phone-number.ts';
import { hasRole, manages, rankOf } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { candidateOf } from './candidate-of.ts';

type Person = BodyOf<typeof UserFields>;

/** What people keep up to date about themselves; the rest says what they are allowed to do. */
const ownDetails = [
  'email',
  'phoneNumber',
  'locale',
  'gender',
  'race',
  'disability',
  'name',
  'surname',
] as const;
const isOwnDetail = (name: string): boolean => ownDetails.some((each) => each === name);

const rolesOf = (person: Person | undefined): readonly Role[] => person?.roles ?? [];
export const outranks = (principal: Principal, person: Person) =>
  rankOf(principal.roles) >= rankOf(rolesOf(person));

/** Who may see, change and remove whom. */
export const userHooks: HooksOf<'users'> = {
  visible: async ({ principal }) => (manages(principal) ? undefined : [principal.userId]),

  isOwn: (principal, person) => person.id === principal.userId,

  /** What somebody applies for is told themselves alone. */
  async shown({ queries, principal }, documents) {
    if (documents.every(({ id }) => id !== principal.userId)) return [...documents];
    const candidate = await candidateOf(queries, principal);
    return documents.map((document) =>
      document.id === principal.userId ? { ...document, body: { ...document.body, candidate } } : document,
    );
  },

  /** Rights on oneself do not go as far as taking oneself out of the records, nor over those above. */
  mayRemove: (principal, person) =>
    manages(principal) && (!person || (person.id !== principal.userId && outranks(principal, person.body))),

  /** Whoever is switched off or removed leaves nothing that others wait for. */
  async written(call, { before, document: { id, body } }) {
    if (before?.state === 'active' && body.state !== 'active')
      await leaveWork(call, { id, accountId: body.accountId });
  },

  beforeRemove: (call, { id, body }) => leaveWork(call, { id, accountId: body.accountId }),

  async beforeRestore({ queries }, { id }) {
    const erased = await queries
      .selectFrom('erasure')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirst();
    if (erased)
      refuse(
        'wrong_state',
        'This person was erased for good and cannot be brought back. Nothing was changed.',
      );
  },

  beforeWrite(write) {
    const { principal, id, before } = write;
    const after = withTidyPhoneNumber(write.after);
    if (before && id === principal.userId) refuseForOneself(principal, before, after);
    if (manages(principal)) {
      refuseAbove({ ...write, after });
      return after;
    }
    if (!before) refuse('not_allowed');
    return { ...before, ...Object.fromEntries(ownDetails.map((name) => [name, after[name]])) };
  },
};

/** Nobody changes those above them, gives a role above their own, or acts in another account without being an administrator. */
function refuseAbove({ principal, id, before, after }: Write<Person>): void {
  if (before && id !== principal.userId && !outranks(principal, before))
    refuse('not_allowed', 'This person has a role above yours. Nothing was changed.');
  const given = rolesOf(after).filter((role) => !rolesOf(before).includes(role));
  if (rankOf(given) > rankOf(principal.roles))
    refuse('not_allowed', 'You cannot give a role above your own. Nothing was changed.');
  if ((after.impersonatedAccountId ?? after.impersonatedSiteId) && !hasRole(principal, 'administrator'))
    refuse('not_allowed', 'Only an administrator acts in another account. Nothing was changed.');
}

/**
 * Nobody gives themselves rights, nor takes away those that nobody else might be there to give back.
 * Whoever checks others' judgements has been made a moderator by somebody else.
 */
function refuseForOneself(principal: Principal, before: Person, after: Person): void {
  const complete = UserFields.safeParse(before);
  const was: Readonly<Record<string, unknown>> = complete.success ? complete.data : before;
  const is: Readonly<Record<string, unknown>> = after;
  const changed = (name: string) => canonicalJson(is[name] ?? null) !== canonicalJson(was[name] ?? null);
  if (changed('state')) refuse('not_allowed', 'Nobody switches themselves on or off. Nothing was changed.');
  if (rankOf(rolesOf(after)) < rankOf(principal.roles))
    refuse('not_allowed', 'Somebody else has to take a managing role from you. Nothing was changed.');
  const field = closedTo(principal, after).find(changed);
  if (field)
    refuse(
      'not_allowed',
      `You keep your own details up to date, and somebody else your ${field}. Nothing was changed.`,
    );
}

/** Fields about oneself that somebody else has to change. */
function closedTo(principal: Principal, person: Person): string[] {
  if (hasRole(principal, 'administrator')) return [];
  if (manages(principal)) return ['roles', 'registrations'];
  return Object.keys(person).filter((name) => !isOwnDetail(name));
}
