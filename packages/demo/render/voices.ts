import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A speaker: a voice of flite, shifted in pitch (hundredths of a semitone) so that four sound like more. */
export interface Speaker {
  voice: 'slt' | 'rms' | 'awb';
  pitch: number;
  /** Above 1 speaks more slowly. */
  stretch: number;
}

export const speakers = {
  assessor: { voice: 'rms', pitch: -60, stretch: 1.08 },
  secondAssessor: { voice: 'slt', pitch: -190, stretch: 1.1 },
  learner: { voice: 'slt', pitch: 40, stretch: 1.06 },
  secondLearner: { voice: 'awb', pitch: 90, stretch: 1.02 },
  narrator: { voice: 'awb', pitch: -40, stretch: 1.1 },
} satisfies Record<string, Speaker>;

export interface Line {
  speaker: Speaker;
  text: string;
  /** Silence after the line, in seconds. */
  pause: number;
}

export interface SpokenLine extends Line {
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
}

const rate = 22_050;

function speakOne(folder: string, index: number, line: Line): string {
  const raw = join(folder, `${index}-raw.wav`);
  const shaped = join(folder, `${index}.wav`);
  execFileSync('flite', [
    '-voice',
    line.speaker.voice,
    '--setf',
    `duration_stretch=${line.speaker.stretch}`,
    '-t',
    line.text,
    '-o',
    raw,
  ]);
  execFileSync('sox', [
    '-V1',
    raw,
    '-r',
    String(rate),
    '-c',
    '1',
    shaped,
    'pitch',
    String(line.speaker.pitch),
    'norm',
    '-4',
    'pad',
    '0',
    String(line.pause),
  ]);
  return shaped;
}

function seconds(file: string): number {
  return (readFileSync(file).length - 44) / 2 / rate;
}

/**
 * Speaks lines one after the other in a quiet room into a WAV file.
 * Returns when each line starts and ends, so that pictures can follow the words.
 */
export function speak(lines: Line[], target: string, lead = 0.8): SpokenLine[] {
  const folder = mkdtempSync(join(tmpdir(), 'voices-'));
  const parts = lines.map((line, index) => speakOne(folder, index, line));
  let clock = lead;
  const spoken = lines.map((line, index) => {
    const start = clock;
    clock += seconds(parts[index] ?? '');
    return { ...line, start, end: clock - line.pause };
  });
  const joined = join(folder, 'joined.wav');
  const tone = join(folder, 'tone.wav');
  execFileSync('sox', [
    '-V1',
    ...parts,
    joined,
    'pad',
    String(lead),
    '1',
    'reverb',
    '12',
    '30',
    '20',
    'norm',
    '-5',
  ]);
  execFileSync('sox', [
    '-V1',
    '-n',
    '-r',
    String(rate),
    '-c',
    '1',
    tone,
    'synth',
    String(clock + 1),
    'brownnoise',
    'vol',
    '0.035',
    'highpass',
    '90',
  ]);
  execFileSync('sox', ['-V1', '-m', joined, tone, target, 'norm', '-2']);
  rmSync(folder, { recursive: true });
  return spoken;
}
