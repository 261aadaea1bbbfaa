import { sql } from 'kysely';
import { compareRound, compareVerdict, withoutNames } from '@moderator/moderation';
import type { Result } from '@moderator/contract/types';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { evidenceOf } from '../../attempts/evidence.ts';
import { outcomesOf } from '../../attempts/outcomes.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readCases } from './case-rows.ts';
import type { CaseRow } from './case-rows.ts';
import { presentRoundRow } from './round-rows.ts';
import type { RoundRow } from './round-rows.ts';
import { namesOfParts } from './source.ts';

type Asking = Pick<RequestContext, 'queries' | 'principal'>;

interface Seat {
  person_id: string;
  name: string | null;
  handed_in_at: Date | null;
}

interface Given {
  person_id: string;
  outcome_id: string;
  result: Result | null;
  comment: string;
}

/** A round as one person may see it. */
export async function presentRound(call: Asking, row: RoundRow) {
  const { queries, principal } = call;
  const of = await caseOf(call, row.case_id);
  const [attempt, seats, given] = await Promise.all([
    readAttempt(queries, of.attempt_id),
    seatsOf(call, row.id),
    givenIn(call, row.id),
  ]);
  if (!attempt) refuse('not_found');
  const outcomes = await outcomesIn(call, of, attempt.course_id);
  const isCompared = row.closed_at !== null;
  const leads = row.led_by === principal.userId;
  return {
    ...presentRoundRow(row, principal),
    reason: of.reason,
    outcomes,
    evidence: await evidenceIn(call, of),
    judgements: given
      .filter((each) => each.person_id === principal.userId)
      .map(({ outcome_id, result, comment }) => ({ outcomeId: outcome_id, result, comment })),
    people:
      leads || isCompared
        ? seats.map((seat) => ({ person: personOf(seat), handedInAt: seat.handed_in_at }))
        : [],
    settled: leads || isCompared ? of.settled : null,
    comparison: isCompared ? compared(of, outcomes, seats, given) : null,
    conclusion: isCompared ? row.conclusion : '',
  };
}

async function caseOf({ queries }: Asking, id: string): Promise<CaseRow> {
  const [row] = await readCases(queries, sql`c.id = ${id}::uuid`);
  return row ?? refuse('not_found');
}

async function seatsOf({ queries }: Asking, roundId: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select s.person_id, s.handed_in_at, d.body ->> 'name' || ' ' || (d.body ->> 'surname') as name
    from calibration_seat s left join document d on d.kind = 'users' and d.id = s.person_id
    where s.round_id = ${roundId}::uuid order by name, s.person_id`.execute(queries);
  return rows;
}

/** What the caller gave; once the round is closed, what everybody did. The database keeps the rest. */
const givenIn = ({ queries }: Asking, roundId: string): Promise<Given[]> =>
  queries
    .selectFrom('calibration_judgement')
    .select(['person_id', 'outcome_id', 'result', 'comment'])
    .where('round_id', '=', roundId)
    .execute();

const personOf = ({ person_id, name }: Seat) => ({ id: person_id, name: name ?? '' });

async function outcomesIn({ queries }: Asking, of: CaseRow, courseId: string) {
  const judged = new Set(of.settled.map(({ outcomeId }) => outcomeId));
  return (await outcomesOf(queries, courseId)).filter(({ id }) => judged.has(id));
}

/** What is shown, in the order of the case: numbered, without what its file is called, and without names. */
export async function evidenceIn({ queries }: Asking, of: CaseRow) {
  const attempt = (await readAttempt(queries, of.attempt_id)) ?? refuse('not_found');
  const [portfolio, names] = await Promise.all([
    evidenceOf(queries, of.attempt_id),
    namesOfParts(queries, attempt),
  ]);
  const judged = new Set(of.settled.map(({ outcomeId }) => outcomeId));
  return of.evidence.flatMap(({ id, evidenceId, title }, place) => {
    const item = portfolio.find((each) => each.id === evidenceId);
    if (!item) return [];
    return [
      {
        ...item,
        id,
        title,
        fileId: item.fileId && id,
        fileName: item.fileName && `evidence-${place + 1}${endingOf(item.fileName)}`,
        sha256: null,
        outcomeIds: item.outcomeIds.filter((each) => judged.has(each)),
        activity:
          item.activity?.map(({ label, value }) => ({
            label: withoutNames(label, names),
            value: withoutNames(value, names),
          })) ?? null,
        playedRegistrationId: null,
      },
    ];
  });
}

/** What kind a file is stands in its ending, which names nobody. */
export const endingOf = (name: string): string => /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';

function compared(
  of: CaseRow,
  outcomes: Awaited<ReturnType<typeof outcomesIn>>,
  seats: readonly Seat[],
  given: readonly Given[],
) {
  const handedIn = seats.filter(({ handed_in_at }) => handed_in_at !== null);
  const judgements = given.flatMap(({ person_id, outcome_id, result, comment }) =>
    result !== null && handedIn.some((seat) => seat.person_id === person_id)
      ? [{ personId: person_id, outcomeId: outcome_id, result, comment }]
      : [],
  );
  const settled = outcomes.flatMap(({ id, scale }) =>
    of.settled.filter(({ outcomeId }) => outcomeId === id).map((each) => ({ ...each, scale })),
  );
  const figures = compareRound(settled, judgements, of.tolerance);
  return {
    outcomes: settled.map(({ outcomeId, result, comment, scale }, place) => ({
      ...figures.outcomes[place]!,
      settled: { result, comment },
      judgements: handedIn.flatMap((seat) =>
        judgements
          .filter((each) => each.personId === seat.person_id && each.outcomeId === outcomeId)
          .map((each) => ({
            person: personOf(seat),
            result: each.result,
            comment: each.comment,
            agrees: compareVerdict(each.result, result, { scale, tolerance: of.tolerance }) === 'agrees',
          })),
      ),
    })),
    people: handedIn.flatMap((seat) =>
      figures.people
        .filter(({ personId }) => personId === seat.person_id)
        .map(({ agreement }) => ({ person: personOf(seat), agreement })),
    ),
    agreement: figures.agreement,
  };
}
