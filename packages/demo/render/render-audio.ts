import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactCentreDiscussion } from './discussions/contact-centre.ts';
import { earlyChildhoodDiscussion } from './discussions/early-childhood.ts';
import { electricalDiscussion } from './discussions/electrical.ts';
import { liftTruckDiscussion } from './discussions/lift-truck.ts';
import { officeDiscussion } from './discussions/office.ts';
import { speak, speakers } from './voices.ts';

const discussions = [
  officeDiscussion,
  contactCentreDiscussion,
  liftTruckDiscussion,
  electricalDiscussion,
  earlyChildhoodDiscussion,
];

for (const discussion of discussions) {
  const assessor = discussion.pair === 'first' ? speakers.assessor : speakers.secondAssessor;
  const learner = discussion.pair === 'first' ? speakers.learner : speakers.secondLearner;
  const lines = discussion.turns.map((text, index) => ({
    speaker: index % 2 === 0 ? assessor : learner,
    text,
    pause: index % 2 === 0 ? 0.7 : 0.45,
  }));
  const wave = join(tmpdir(), `${discussion.file}.wav`);
  speak(lines, wave);
  const target = join(import.meta.dirname, '..', 'media', discussion.file);
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    wave,
    '-ac',
    '1',
    '-b:a',
    '32k',
    '-map_metadata',
    '-1',
    '-metadata',
    'title=Professional discussion',
    target,
  ]);
  rmSync(wave);
}
