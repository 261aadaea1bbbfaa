import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { inboundCallScene, inboundCallWords } from './scenes/inbound-call.ts';
import { invoiceCaptureScene, invoiceCaptureWords } from './scenes/invoice-capture.ts';
import { liftTruckInspectionScene } from './scenes/lift-truck-inspection.ts';
import { liftTruckInspectionWords } from './scenes/lift-truck-words.ts';
import { storyTimeScene, storyTimeWords } from './scenes/story-time-plan.ts';
import { type Cue, type Draw, type Kit, makeKit } from './stage.ts';
import { type Speaker, speak, speakers } from './voices.ts';

const framesPerSecond = 10;

interface Film {
  scene: (kit: Kit) => Draw;
  words: string[];
  /** With two voices, the second speaks every other line. */
  voices: [Speaker, Speaker?];
  /** Seconds after each line, for the hand to follow the voice. */
  pause: number;
  /** The encoder’s rate factor; a film that moves a lot takes a higher one to stay small. */
  quality?: number;
}

const films: Record<string, Film> = {
  'invoice-capture': {
    scene: invoiceCaptureScene,
    words: invoiceCaptureWords,
    voices: [speakers.learner],
    pause: 2.4,
  },
  'lift-truck-inspection': {
    scene: liftTruckInspectionScene,
    words: liftTruckInspectionWords,
    voices: [speakers.narrator],
    quality: 36,
    pause: 0.9,
  },
  'story-time-plan': {
    scene: storyTimeScene,
    words: storyTimeWords,
    voices: [speakers.secondAssessor],
    pause: 0.9,
  },
  'inbound-call': {
    scene: inboundCallScene,
    words: inboundCallWords,
    voices: [speakers.learner, speakers.secondLearner],
    pause: 0.6,
  },
};

async function renderFilm(name: string, film: Film): Promise<void> {
  const wave = join(tmpdir(), `${name}.wav`);
  const lines = film.words.map((text, index) => ({
    speaker: film.voices[1] && index % 2 === 1 ? film.voices[1] : film.voices[0],
    text,
    pause: film.pause,
  }));
  const cues: Cue[] = speak(lines, wave).map(({ text, start, end }, index) => ({
    text,
    start,
    end,
    voice: index % 2,
  }));
  const length = (cues.at(-1)?.end ?? 0) + 1.5;
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.setContent('<canvas id="stage" width="960" height="540"></canvas>');
  // The loader wraps functions in a naming helper that the page does not have.
  await page.addScriptTag({
    content: `var __name = (f) => f; const stage = document.getElementById('stage');
      const draw = (${film.scene.toString()})((${makeKit.toString()})(stage.getContext('2d')));
      const cues = ${JSON.stringify(cues)};
      globalThis.frames = (from, count) => Array.from({ length: count }, (_, offset) => {
        const time = (from + offset) / ${framesPerSecond};
        draw(time, cues, Math.max(0, cues.findLastIndex((cue) => cue.start <= time + 0.2)));
        return stage.toDataURL('image/jpeg', 0.93).slice(23);
      });`,
  });
  const encoder = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-framerate',
      String(framesPerSecond),
      '-i',
      '-',

      '-i',
      wave,
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'slow',
      '-crf',
      String(film.quality ?? 33),
      '-g',
      '100',

      '-vf',
      'scale=960:540:out_range=tv',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-b:a',
      '24k',
      '-ac',
      '1',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-movflags',
      '+faststart',
      '-shortest',
      join(import.meta.dirname, '..', 'media', `${name}.mp4`),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const total = Math.ceil(length * framesPerSecond);
  for (let from = 0; from < total; from += 20) {
    const frames = await page.evaluate<string[]>(`frames(${from}, ${Math.min(20, total - from)})`);
    for (const frame of frames) {
      if (!encoder.stdin.write(Buffer.from(frame, 'base64'))) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  await browser.close();
  rmSync(wave);
  execFileSync('ffprobe', ['-v', 'error', join(import.meta.dirname, '..', 'media', `${name}.mp4`)]);
}

const wanted = process.argv.slice(2);
for (const [name, film] of Object.entries(films)) {
  if (wanted.length === 0 || wanted.includes(name)) await renderFilm(name, film);
}
