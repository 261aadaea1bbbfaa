import { z } from 'zod';
import { reportLayouts } from '@moderator/contract/options';
import plain from './plain.json' with { type: 'json' };
import qualityPartner from './qcto_assessment_quality_partner.json' with { type: 'json' };
import seta from './seta_external_moderation.json' with { type: 'json' };
import unitedKingdom from './uk_internal_quality_assurance.json' with { type: 'json' };

const parts = [
  'summary',
  'open_points',
  'exceptions',
  'attempts',
  'agreement',
  'rules',
  'people',
  'sample',
  'arrangements',
  'irregularities',
  'checklist',
  'recommendations',
] as const;
export type ReportSection = (typeof parts)[number];

/** Which sections a quality body wants, in its order and words. Each stands once: nothing that was signed is left out. */
const Layout = z
  .strictObject({
    id: z.enum(reportLayouts),
    sections: z.array(z.strictObject({ part: z.enum(parts), title: z.string().min(1).max(80) })),
  })
  .refine(
    ({ sections }) => parts.every((part) => sections.filter((each) => each.part === part).length === 1),
    {
      message: 'Each section of a report stands in its layout once.',
    },
  );
export type ReportLayout = z.output<typeof Layout>;

/** What quality bodies want, as data: one more is one more document here. */
const layouts: readonly ReportLayout[] = [plain, seta, qualityPartner, unitedKingdom].map((document) =>
  Layout.parse(document),
);

export const layoutBy = (id: ReportLayout['id']): ReportLayout => layouts.find((each) => each.id === id)!;

/** What a section is called in a layout. */
export const titleIn = (id: ReportLayout['id'], section: ReportSection): string =>
  layoutBy(id).sections.find(({ part }) => part === section)!.title;
