import { sql } from 'kysely';
import type { visitStandings } from '@moderator/contract/options';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { dayIn } from '../../attempts/days.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Handlers } from '../../kernel/call.ts';
import { batchVerificationHandlers } from './batch-verification.ts';
import { getVisitChoices } from './choices.ts';
import { requestVisit, withdrawVisit } from './request.ts';
import { lookHandlers } from './looks.ts';
import { pointHandlers } from './points.ts';
import { downloadVisitReport } from './report-files.ts';
import { presentRoom } from './room.ts';
import { sampleHandlers } from './sample.ts';
import { signVisit } from './sign.ts';
import { isSeenVisit, presentVisit, readVisit, readVisits } from './visit-rows.ts';

/** `visitStanding` of the rules, asked of the database. */
const standsAs = (standing: (typeof visitStandings)[number], today: string) =>
  ({
    withdrawn: sql`v.withdrawn_at is not null`,
    signed: sql`v.withdrawn_at is null and v.signed_at is not null`,
    planned: sql`v.withdrawn_at is null and v.signed_at is null and v.starts_on > ${today}::date`,
    over: sql`v.withdrawn_at is null and v.signed_at is null and v.ends_on < ${today}::date`,
    open: sql`v.withdrawn_at is null and v.signed_at is null and ${today}::date between v.starts_on and v.ends_on`,
  })[standing];

export const visitHandlers = {
  async listVisits({ queries, principal, query, now }) {
    const limit = query.limit ?? 50;
    const list = `visits ${query.standing ?? ''}`;
    const cursor = readCursor(query.cursor, list, 'day');
    const chosen = sql`${inTenant(principal, sql`v`)} and ${isSeenVisit(principal)} and ${query.standing ? standsAs(query.standing, dayIn(now)) : sql`true`}`;
    const after = cursor
      ? sql`and (v.starts_on < ${cursor.value}::date or v.starts_on = ${cursor.value}::date and v.id > ${cursor.id}::uuid)`
      : sql``;
    const rows = await readVisits(queries, sql`${chosen} ${after}`, limit + 1, principal);
    const { page, next } = cutPage(rows, limit, ({ starts_on, id }) => ({
      sort: list,
      value: starts_on,
      id,
    }));
    const total =
      query.total === 'true' ? { total: await countRows(queries, sql`from visit v where ${chosen}`) } : {};
    return { data: page.map((visit) => presentVisit(visit, now)), next, ...total };
  },

  async getVisit(call) {
    const visit = await readVisit(call.queries, call.params.id, call.principal);
    return { data: await presentRoom(call, visit), version: visit.version };
  },

  getVisitChoices,
  requestVisit,
  withdrawVisit,
  ...sampleHandlers,
  ...pointHandlers,
  ...lookHandlers,
  signVisit,
  downloadVisitReport,
  ...batchVerificationHandlers,
} satisfies Partial<Handlers>;
