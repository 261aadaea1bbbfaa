import { sql } from 'kysely';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import type { Handlers } from '../../../kernel/call.ts';
import { agendasSeenBy, presentAgenda, readAgenda, readAgendas } from './agenda-rows.ts';
import { generateAgenda } from './generate.ts';
import { emailAgenda } from './mail-agenda.ts';
import { writeAgenda } from './write-agenda.ts';

export const agendaHandlers = {
  generateAgenda,
  emailAgenda,

  async listAgendas(call) {
    const { queries, query } = call;
    const { limit = 50 } = query;
    const order = 'agendas';
    const cursor = readCursor(query.cursor, order, 'day');
    const seen = await agendasSeenBy(call);
    const rows = await readAgendas(
      queries,
      sql`${seen} ${query.for ? sql`and g.subject_kind = ${query.for}` : sql``}
        ${query.forId ? sql`and g.subject_id = ${query.forId}::uuid` : sql``}
        ${cursor ? sql`and (g.from_day, g.id) < (${cursor.value}::date, ${cursor.id}::uuid)` : sql``}
        order by g.from_day desc, g.id desc limit ${limit + 1}`,
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
