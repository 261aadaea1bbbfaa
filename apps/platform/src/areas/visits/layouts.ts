import { WorkableLayout } from '@moderator/contract';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';
import plain from './layouts/plain.json' with { type: 'json' };
import qualityPartner from './layouts/qcto-assessment-quality-partner.json' with { type: 'json' };
import seta from './layouts/seta-three-columns.json' with { type: 'json' };
import unitedKingdom from './layouts/uk-iqa-eqa.json' with { type: 'json' };

export type Layout = z.output<typeof WorkableLayout>;

/** What quality bodies want, as data: one more is one more document here. */
export const layouts: readonly Layout[] = [plain, seta, qualityPartner, unitedKingdom].map((document) =>
  WorkableLayout.parse(document),
);

export const layoutBy = (id: string): Layout =>
  layouts.find((each) => each.id === id) ??
  refuse('invalid_input', 'There is no layout of that name. Nothing was changed; choose another one.');
