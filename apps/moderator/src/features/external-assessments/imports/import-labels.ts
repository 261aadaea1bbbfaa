import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExternalImport, ImportPerson } from '@moderator/contract/types';
import type { Shape, Tone } from '@/labels/status-labels.ts';

interface Look {
  word: MessageDescriptor;
  tone: Tone;
  shape: Shape;
}

/** How far an import is, in colour, shape and word. */
export const stateLooks: Record<ExternalImport['state'], Look> = {
  reading: { word: msg`Being read`, tone: 'note', shape: 'half' },
  draft: { word: msg`To be looked at`, tone: 'note', shape: 'ring' },
  storing: { word: msg`Being stored`, tone: 'note', shape: 'half' },
  finished: { word: msg`Stored`, tone: 'good', shape: 'tick' },
  refused: { word: msg`Refused`, tone: 'bad', shape: 'cross' },
  failed: { word: msg`Refused`, tone: 'bad', shape: 'cross' },
};

/** What would become of a person, or what did. */
export const personLooks: Record<ImportPerson['state'], Look> = {
  ready: { word: msg`Ready`, tone: 'good', shape: 'tick' },
  asked: { word: msg`Who is it?`, tone: 'warn', shape: 'bang' },
  refused: { word: msg`Refused`, tone: 'bad', shape: 'cross' },
  left_out: { word: msg`Left out`, tone: 'neutral', shape: 'dash' },
  created: { word: msg`Stored`, tone: 'good', shape: 'tick' },
  changed: { word: msg`Changed`, tone: 'good', shape: 'tick' },
  unchanged: { word: msg`Was there`, tone: 'neutral', shape: 'dot' },
};

/** Where an import comes from. */
export const sourceLabels: Record<ExternalImport['source'], MessageDescriptor> = {
  folders: msg`A folder for each learner`,
  moodle: msg`Moodle`,
  canvas: msg`Canvas`,
};
