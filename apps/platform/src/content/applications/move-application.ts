import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { ApplicationState } from '@moderator/contract/options';
import type { Application as ApplicationTable } from '../../database/generated/tables.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Acting } from '../registrations/acting.ts';
import type { Application } from './rows.ts';

/** What is written down with a change. */
export interface Said {
  reason?: string | undefined;
  message?: string | undefined;
}

/** The columns that say when an application first came to a step. */
const stepColumns = {
  testing: 'testing_at',
  tested: 'tested_at',
  shortlisted: 'shortlisted_at',
  offered: 'offered_at',
  hired: 'hired_at',
} as const satisfies Partial<Record<ApplicationState, keyof ApplicationTable>>;

const isStep = (state: ApplicationState): state is keyof typeof stepColumns => state in stepColumns;

/**
 * Moves an application and writes down how. It is the only way in which its state changes; who may is asked before.
 * @throws RefusedError wrong_state where somebody was faster
 */
export async function moveApplication(
  { queries, now, by }: Acting,
  application: Pick<Application, 'id' | 'state' | 'client_id' | 'account_id'> & Partial<Application>,
  to: ApplicationState,
  { reason, message }: Said = {},
): Promise<Application> {
  const step: Updateable<ApplicationTable> = isStep(to)
    ? { [stepColumns[to]]: application[stepColumns[to]] ?? now }
    : {};
  const moved = await queries
    .updateTable('application')
    .set({ ...step, state: to, state_at: now, version: sql`version + 1` })
    .where('id', '=', application.id)
    .where('state', '=', application.state)
    .returningAll()
    .executeTakeFirst();
  if (!moved)
    refuse(
      'wrong_state',
      `It is not ${application.state} any more: somebody was faster. Nothing was changed.`,
    );
  await recordStep({ queries, now, by }, moved, application.state, { reason, message });
  return moved;
}

/** Writes down how an application came to where it is. @param from null at its beginning */
export const recordStep = async (
  { queries, now, by }: Acting,
  { id, client_id, account_id, state }: Application,
  from: ApplicationState | null,
  { reason, message }: Said = {},
): Promise<void> => {
  await queries
    .insertInto('application_step')
    .values({
      application_id: id,
      client_id,
      account_id,
      from_state: from,
      to_state: state,
      at: now,
      by_id: by,
      reason: reason ?? null,
      message: message ?? null,
    })
    .execute();
};
