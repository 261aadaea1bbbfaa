import { sql } from 'kysely';
import type { CertificateLayout, Result } from '@moderator/contract/types';
import { passes, standingResult, expiryOf } from '@moderator/moderation';
import type { CertificateType } from '@moderator/moderation';
import { dayIn } from '../../attempts/days.ts';
import { courseScaleOf, outcomesAlone } from '../../attempts/outcomes.ts';
import type { CertificateSnapshot, CertifiedOutcome } from '../../database/certificate-snapshot.ts';
import type { Queries } from '../../database/database.ts';
import { existing } from '../../kernel/existing.ts';
import type { Certifiable } from './certifiable.ts';
import type { AccountColumns, CertifiedCourse } from './course-of.ts';
import { layoutOf, usualLayout } from './layout/layouts.ts';

/** What is said of an attempt by those who judged, moderated and verified it. */
interface Told {
  attempt_id: string;
  name: string | null;
  surname: string | null;
  decision: 'upheld' | 'overturned' | 'referred_back' | null;
  tolerance: number | null;
  results: { outcomeId: string; judgement: Result | null; verdict: Result | null }[] | null;
  moderator: string | null;
  endorsed_at: Date | null;
}

/** Everything that the papers of these attempts say, but for their numbers; read at once for all of them. */
export async function snapshotsOf(
  queries: Queries,
  course: CertifiedCourse,
  attempts: readonly Certifiable[],
  by: { type: CertificateType; issuer: string; now: Date },
) {
  const [scale, told] = await Promise.all([courseScaleOf(queries, course.id), toldOf(queries, attempts)]);
  const outcomes = await outcomesAlone(queries, course.id, scale);
  const layout = (await layoutOf(queries, course.account_id))?.layout ?? usualLayout;
  const issuedOn = dayIn(by.now);
  const say = ({ decision, tolerance, results }: Told) =>
    outcomes.flatMap((outcome): CertifiedOutcome[] => {
      const of = results?.find(({ outcomeId }) => outcomeId === outcome.id);
      const yardstick = { scale: outcome.scale, tolerance: tolerance ?? 0 };
      const result = of && standingResult(decision ?? 'upheld', of, yardstick);
      if (result === null || result === undefined) return [];
      const { code, title, credits } = outcome;
      return [
        {
          code,
          title,
          credits,
          result,
          passed: passes(outcome.scale, result),
        },
      ];
    });
  return attempts.map((attempt): Omit<CertificateSnapshot, 'number' | 'replaces'> => {
    const of = existing(
      told.find(({ attempt_id: id }) => id === attempt.attempt_id),
      'what is said of an attempt',
    );
    return {
      type: by.type,
      account: accountOnPaper(course),
      // Who was deleted since keeps the name that the attempt was made under.
      learner: {
        name: of.name ?? '',
        surname: of.surname ?? attempt.learner_name,
        number: attempt.learner_number,
      },
      course: {
        title: course.title,
        registrationNumber: course.registration_number,
        nqfLevel: course.nqf_level,
        credits: course.credits,
        route: course.route,
      },
      site: attempt.site_name,
      result: attempt.result ?? '',
      outcomes: say(of),
      assessedOn: attempt.assessed_at && dayIn(attempt.assessed_at),
      endorsedOn: of.endorsed_at && dayIn(of.endorsed_at),
      issuedOn,
      expiresOn: course.certificate_months === null ? null : expiryOf(issuedOn, course.certificate_months),
      ...paperLooks(layout, { issuer: by.issuer, moderator: of.moderator }),
    };
  });
}

/** An account as papers name it. */
export const accountOnPaper = (account: AccountColumns): CertificateSnapshot['account'] => ({
  name: account.account_name,
  accreditationNumber: account.accreditation_number,
  colour: hexOf(account.colour),
});

/** What a layout has printed on a paper; where it names nobody, those sign who issued it and who moderated. */
export const paperLooks = (
  { logos, wording, signatories }: CertificateLayout,
  { issuer, moderator }: { issuer: string; moderator: string | null },
): Pick<CertificateSnapshot, 'logos' | 'wording' | 'signatories'> => ({
  logos,
  wording,
  signatories:
    signatories.length > 0
      ? signatories.map(({ name, title, signatureFileId }) => ({ name, role: title, signatureFileId }))
      : [
          { name: issuer, role: 'Manager' },
          ...(moderator === null ? [] : [{ name: moderator, role: 'Moderator' }]),
        ],
});

const hexOf = (colour: AccountColumns['colour']): string =>
  colour
    ? `#${[colour.red, colour.green, colour.blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    : '#1f4e79';

async function toldOf(queries: Queries, attempts: readonly Certifiable[]): Promise<Told[]> {
  const ids = attempts.map(({ attempt_id: id }) => id);
  const { rows } = await sql<Told>`
    select a.id as attempt_id, person.body ->> 'name' as name, person.body ->> 'surname' as surname, d.kind as decision,
      (b.policy ->> 'tolerance')::float8 as tolerance, r.signature as moderator, v.signed_at as endorsed_at,
      (select jsonb_agg(jsonb_build_object('outcomeId', j.outcome_id, 'judgement', j.result, 'verdict', mine.result))
        from judgement j left join verdict mine on mine.attempt_id = a.id and mine.outcome_id = j.outcome_id
          and mine.moderator_id = d.moderator_id where j.attempt_id = a.id) as results
    from attempt a join attempt_line line on line.attempt_id = a.id
    left join document person on person.kind = 'users' and person.id = a.learner_id
    left join lateral (select kind, moderator_id from decision where attempt_id = a.id order by signed_at desc limit 1) d on true
    left join batch b on b.id = line.batch_id
    left join lateral (select signature from report where batch_id = line.batch_id order by signed_at desc limit 1) r on true
    left join lateral (select signed_at from verification where batch_id = line.batch_id and endorsed
      order by signed_at desc limit 1) v on true
    where a.id = any(${ids}::uuid[])`.execute(queries);
  return rows;
}
