import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const landscape = { width: 1280, height: 960 };
const portrait = { width: 960, height: 1280 };

const photos: Record<string, typeof landscape> = {
  'distribution-board': portrait,
  'stock-shelves': portrait,
  'call-desk': landscape,
  playroom: landscape,
  'reception-desk': landscape,
  'wiring-practice': landscape,
  'forklift-in-aisle': landscape,
  'forks-under-pallet': portrait,
};

/** Raytraces a scene and develops it as a telephone would: warm, a little soft, grainy and dark at the edges. */
function renderPhoto(name: string, size: typeof landscape): void {
  const folder = join(import.meta.dirname, 'photos');
  const plain = join(tmpdir(), `${name}.png`);
  execFileSync(
    'povray',
    [`+I${name}.pov`, `+O${plain}`, `+W${size.width}`, `+H${size.height}`, '-D', '+A0.2', '+AM2', '+R2'],
    { cwd: folder, stdio: 'ignore' },
  );
  execFileSync('convert', [
    plain,
    '-resize',
    '125%',
    '-blur',
    '0x0.6',
    '-sigmoidal-contrast',
    '2.2x45%',
    '-modulate',
    '100,92',
    '(',
    '+clone',
    '-fill',
    'gray(50%)',
    '-colorize',
    '100',
    '-seed',
    '5',
    '-attenuate',
    '0.22',

    '+noise',
    'Gaussian',
    '-colorspace',
    'Gray',
    '-blur',
    '0x0.7',
    ')',
    '-compose',
    'overlay',
    '-composite',
    '-strip',
    '-sampling-factor',
    '4:2:0',
    '-interlace',
    'JPEG',
    '-quality',
    '64',
    join(import.meta.dirname, '..', 'media', `${name}.jpg`),
  ]);
  rmSync(plain);
}

const wanted = process.argv.slice(2);
for (const [name, size] of Object.entries(photos)) {
  if (wanted.length === 0 || wanted.includes(name)) renderPhoto(name, size);
}
