import type { CertificateLayout } from '@moderator/contract/types';

/** What is typed of a layout: the layout itself, of which something may be missing yet. */
export type LayoutForm = CertificateLayout;

/** Whether it says all that a layout has to. */
export const isWhole = ({ signatories, wording }: LayoutForm): boolean =>
  wording.opening.trim() !== '' &&
  wording.finding.trim() !== '' &&
  signatories.every(({ name, title }) => name.trim() !== '' && title.trim() !== '');

/** What of a form was kept on the device; undefined where it does not look like one. */
export function keptLayout(kept: unknown): LayoutForm | undefined {
  const { logos, signatories, wording } = (kept ?? {}) as Partial<LayoutForm>;
  const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
  const isLayout =
    Array.isArray(logos) &&
    areTexts(...logos) &&
    Array.isArray(signatories) &&
    signatories.every((each) => areTexts(each?.name, each?.title)) &&
    areTexts(wording?.opening, wording?.finding, wording?.remark);
  return isLayout && wording ? { logos, signatories, wording } : undefined;
}
