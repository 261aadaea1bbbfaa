import { canonicalJson } from '@moderator/moderation';
import { occurrencesBetween, wallClock } from '@moderator/learning';
import { accountTimeZone } from '@moderator/contract';
import { collections } from '../../documents/collections.ts';
import type { BodyOf } from '../../documents/document.ts';
import type { Written } from '../../documents/hooks.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { putIn } from '../../people/engagements/class-learners.ts';

const { schedules, classes } = collections;

type Schedule = BodyOf<typeof schedules.resource.fields>;

/** Most schedules that a rule makes beside the first. */
const most = 200;
/** Most places that are given at once; more than that is not done while somebody waits. */
const mostPlaces = 1000;
const endOfTime = new Date('9999-12-31T00:00:00Z');

/** Refuses how a schedule repeats where it is without end, of one that belongs to another, or changed. */
export function refuseRule(before: Schedule | undefined, { rule, parentId }: Schedule): void {
  if (before && canonicalJson(before.rule ?? null) !== canonicalJson(rule ?? null))
    refuse(
      'wrong_state',
      'How a schedule repeats stays as it was made. Nothing was changed; change or delete the schedules that came of it one by one, or make another one.',
    );
  if (!rule) return;
  if (parentId) refuseOf('It belongs to another schedule, so it cannot repeat by itself.');
  if (rule.count === undefined && rule.until === undefined)
    refuseOf('Say how often it comes at most, or until when.');
}

function refuseOf(sentence: string): never {
  const whole = `${sentence} Nothing was changed.`;
  return refuse('invalid_input', whole, { errors: [{ path: 'body.rule', message: whole }] });
}

/**
 * Makes a schedule for each time that a new one comes round again: at the same time of the clock of its zone, and as long.
 * The one with the rule is the first of them.
 */
export async function makeOccurrences(
  request: RequestContext,
  { before, document }: Written<Schedule>,
): Promise<void> {
  const { rule, ...body } = document.body;
  if (before || !rule) return;
  const starts = startsOf(document.body, rule);
  if (starts.length > most)
    refuseOf(`It would come ${starts.length + 1} times; ${most + 1} are the most. Make it in parts.`);
  const learners = await learnersOf(request, body.classId);
  if (learners.length * starts.length > mostPlaces)
    refuseOf(
      `That would be ${learners.length * starts.length} places at once; ${mostPlaces} are the most. Make it in parts, or give the class to it later.`,
    );
  const first = Date.parse(String(body.startsAt));
  for (const start of starts) {
    const moved = (instant: string) => new Date(Date.parse(instant) + start.getTime() - first).toISOString();
    const child = await schedules.create(request, {
      ...body,
      parentId: document.id,
      startsAt: start.toISOString(),
      endsAt: moved(String(body.endsAt)),
      ...(body.assessmentDueAt && { assessmentDueAt: moved(String(body.assessmentDueAt)) }),
    });
    if (start > request.now) await putIn(request, child, learners);
  }
}

/** When a schedule comes round again, behind its own beginning. */
function startsOf({ startsAt, timeZone }: Schedule, rule: NonNullable<Schedule['rule']>): Date[] {
  const zone = timeZone ?? accountTimeZone;
  const start = new Date(String(startsAt));
  const local = wallClock(start, zone).replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d).*$/, '$1-$2-$3:$4');
  return occurrencesBetween({ ...rule, startsAt: local }, zone, start, endOfTime).map(({ at }) => at);
}

async function learnersOf({ queries }: RequestContext, classId: string | null | undefined) {
  if (!classId) return [];
  return (await classes.get(queries, classId)).body.learnerIds ?? [];
}
