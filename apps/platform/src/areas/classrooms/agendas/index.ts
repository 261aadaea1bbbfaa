import { sql } from 'kysely';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { pageOfAgendas, presentAgenda, readAgenda } from './agenda-rows.ts';
import { generateAgenda } from './generate.ts';
import { emailAgenda } from './mail-agenda.ts';
import { writeAgenda } from './write-agenda.ts';

export const agendaHandlers = {
  generateAgenda,
  emailAgenda,

  async listAgendas(call) {
    const { query } = call;
    const { limit = 50 } = query;
    const order = 'agendas';
    const cursor = readCursor(query.cursor, order, 'day');
    const rows = await pageOfAgendas(
      call,
      sql`${query.for ? sql`and subject_kind = ${query.for}` : sql``}
        ${query.forId ? sql`and subject_id = ${query.forId}::uuid` : sql``}
        ${cursor ? sql`and (from_day, id) < (${cursor.value}::date, ${cursor.id}::uuid)` : sql``}`,
      limit + 1,
    );
    const { page, next } = cutPage(rows, limit, ({ from_day: value, id }) => ({ sort: order, value, id }));
    return { data: page.map(presentAgenda), next };
  },

  async downloadAgenda(call) {
    const agenda = await readAgenda(call, call.params.id);
    const stream = await writeAgenda(call.queries, agenda, true);
    return {
      file: { stream, mediaType: 'application/pdf', name: `agenda-${agenda.from_day}.pdf` },
    };
  },
} satisfies Partial<Handlers>;
