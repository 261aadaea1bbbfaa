import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { navigation, routeOf } from '@/shell/access.ts';
import type { Visit } from '@/shell/history.ts';

/** Pages that are called the same for everybody; others have the name of what they show, which is of no language of the screen. */
const names: readonly [path: string, words: MessageDescriptor][] = [
  ...navigation.map(({ title, words }) => [routeOf(title), words] as [string, MessageDescriptor]),
  ['/coming-work', msg`Coming work`],
  ['/due-days', msg`Working days and reminders`],
  ['/external-assessments/import', msg`Import assessments`],
  ['/external-assessments/new', msg`Capture an assessment`],
  ['/external-assessments/visits', msg`Verification visits`],
  ['/inbox', msg`Inbox`],
  ['/inbox/settings', msg`What I am told`],
  ['/ready-for-moderation/agreement', msg`Agreement`],
  ['/ready-for-moderation/batches/$batchId/report', msg`Moderation report`],
  ['/ready-for-moderation/calibration', msg`Calibration`],
  ['/ready-for-moderation/calibration?attempt', msg`New calibration case`],
  ['/ready-for-moderation/certificate-layout', msg`Layout of certificates`],
  ['/ready-for-moderation/certificates', msg`Certificates`],
  ['/ready-for-moderation/figures', msg`Figures of moderation`],
  ['/ready-for-moderation/policies', msg`Sampling policies`],
  ['/ready-for-moderation/sampling-plan', msg`Sampling plan`],
];

const wordsOf = new Map(names);

/** The address as the table has it: without what differs from visit to visit. */
function patternOf(address: string): string {
  const [path = '/', search] = address.split('?');
  const asked = path.endsWith('/calibration') ? [...new URLSearchParams(search).keys()].at(0) : undefined;
  return path.replace(/\/batches\/[^/]+\//, '/batches/$batchId/') + (asked ? `?${asked}` : '');
}

/** A visit with the name that its page has in the language on the screen: it may have been shown in another one. */
export function inThisLanguage(visit: Visit): Visit {
  const words = wordsOf.get(patternOf(visit.address));
  return words ? { ...visit, title: i18n._(words) } : visit;
}
