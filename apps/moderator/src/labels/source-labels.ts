import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const sources: Record<string, MessageDescriptor> = {
  learner: msg`From the learner`,
  assessor: msg`From the assessor`,
  workplace: msg`From the workplace`,
  platform: msg`From the platform`,
  // What came with results: nobody said where it was made.
  capture: msg`Captured by hand with the results`,
  import: msg`Imported with the results`,
};

/** Where a piece of evidence comes from; an import may name places of its own. */
export function sourceLabel(source: string): string {
  const known = sources[source];
  return known ? i18n._(known) : t`From: ${source}`;
}
