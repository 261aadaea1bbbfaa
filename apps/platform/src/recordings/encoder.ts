import { execFile, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';

/** What one run of the encoder is given. */
export interface EncoderRun {
  arguments: readonly string[];
  /** Where it writes, and nothing else is. */
  directory: string;
  /** Ends it at once. */
  signal: AbortSignal;
  /** Told some twice a second how many seconds are made, whatever comes of the promise. */
  reached?: (seconds: number) => void;
}

/** An ffmpeg. */
export interface Encoder {
  /**
   * @returns what it has written to its output
   * @throws EncoderFailed, BeyondLimits, or the reason of the signal
   */
  run(what: EncoderRun): Promise<string>;
}

/** The encoder ended with a mistake; its own words are for the log. */
export class EncoderFailed extends Error {}

/** A recording that would take more time or space than one is given; the message is for people. */
export class BeyondLimits extends Error {}

export interface EncoderLimits {
  hours: number;
  /** Bytes that it may write. */
  bytes: number;
}

/** Nothing inherited that could change what it does. */
const environment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' };
/** What is kept of its last words. */
const lastWords = 2_000;
/** Between two looks at how much it has written. */
const lookEveryMs = 2_000;
/** What is needed of it: H.264 and AAC are what phones of every age play. */
const needed = ['libx264', 'aac'];

const execute = promisify(execFile);

/**
 * Finds out whether the program can be used, and how it is started so that it ends with this process, also when that is killed.
 * @param path of an ffmpeg, or its name where it lies on PATH
 * @throws StartupError
 */
export async function createEncoder(path: string, limits: EncoderLimits): Promise<Encoder> {
  const listing = ['-hide_banner', '-encoders'];
  const tied = ['setpriv', '--pdeathsig', 'KILL', path];
  const isTied = await execute('setpriv', [...tied.slice(1), '-version'], { env: environment }).then(
    () => true,
    () => false,
  );
  const encoders = await execute(path, listing, { env: environment }).catch((error: unknown) => {
    throw new StartupError(
      `FFMPEG_PATH is "${path}", which cannot be run as an ffmpeg (${messageOf(error).split('\n')[0]}). Correct it, or leave it out: recordings are then played as they were uploaded.`,
    );
  });
  const missing = needed.filter(
    (name) => !new RegExp(String.raw`^ [A-Z.]{6} ${name}\s`, 'm').test(encoders.stdout),
  );
  if (missing.length > 0)
    throw new StartupError(
      `FFMPEG_PATH is "${path}", an ffmpeg without ${missing.join(' and ')}. Choose one that has what is missing, or leave it out: recordings are then played as they were uploaded.`,
    );
  const command = isTied ? tied : [path];
  return { run: (what) => runOnce(command, what, limits) };
}

async function runOnce(
  [program = '', ...before]: readonly string[],
  { arguments: given, directory, signal, reached }: EncoderRun,
  limits: EncoderLimits,
): Promise<string> {
  signal.throwIfAborted();
  const args = [...before, '-nostdin', '-hide_banner', '-loglevel', 'error', ...given];
  // Arguments are handed over one by one: no shell ever reads them.
  const child = spawn(program, args, { cwd: directory, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let beyond: BeyondLimits | undefined;
  const kill = () => child.kill('SIGKILL');
  const end = (reason: string) => {
    beyond ??= new BeyondLimits(reason);
    kill();
  };
  signal.addEventListener('abort', kill, { once: true });
  const overtime = setTimeout(
    () => end(`It takes longer than the ${limits.hours} hours that one recording is given.`),
    limits.hours * 3_600_000,
  );
  const look = async () => {
    const bytes = await sizeOf(directory).catch(() => 0);
    if (bytes > limits.bytes) end('It becomes larger than what is kept of one recording.');
  };
  const looking = setInterval(() => void look(), lookEveryMs);
  let output = '';
  let words = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (!reached) return;
    const told = [...output.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
    if (told) reached(Number(told) / 1_000_000);
    output = output.slice(output.lastIndexOf('\n') + 1);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-lastWords)));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', (error) => reject(new EncoderFailed(messageOf(error))));
      child.once('spawn', () => setPriorityOf(child.pid));
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    await look();
    if (beyond) throw beyond;
    if (code !== 0) throw new EncoderFailed(words.trim() || `it ended with ${code ?? 'a signal'}`);
    return output;
  } finally {
    signal.removeEventListener('abort', kill);
    clearTimeout(overtime);
    clearInterval(looking);
  }
}

/** People at work come first; where that cannot be said it runs as everything does. */
function setPriorityOf(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it has ended already, or this system knows no priorities
  }
}

/** Bytes of all files of a folder. */
async function sizeOf(directory: string): Promise<number> {
  const names = await readdir(directory);
  const sizes = await Promise.all(names.map((name) => stat(join(directory, name)).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
