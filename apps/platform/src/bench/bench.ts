import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { ClientBase } from 'pg';
import { attemptLines } from './attempt-lines.ts';
import { compared, grown } from './comparison.ts';
import type { Compared } from './comparison.ts';
import { existing } from '../kernel/existing.ts';
import { benchPassword, makeLargeAccount } from './large-account.ts';
import type { LargeAccount } from './large-account.ts';
import { judgingLines, makeSurveys } from './judging-lines.ts';
import { figureLines } from './figure-lines.ts';
import { fewLearners, learningLines, makeLearning, saveAnswers } from './learning-lines.ts';
import { calibrate, calibrateBoth, linesAsked, measure } from './measure.ts';
import type { Figure, Line } from './measure.ts';
import { makeMeetings, meetingLines } from './meeting-lines.ts';
import { neighbours } from './neighbours.ts';
import { exportPeople, fewPeople, makePeople, peopleLines } from './people-lines.ts';
import { startMeasuredPlatform } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';
import { exportReports, reportLines } from './report-lines.ts';
import { makeApplications, screeningLines } from './screening-lines.ts';
import { sampleLines } from './sample-lines.ts';
import { crowds, throughputFigures } from './throughput.ts';

export interface BenchOptions {
  /** Accounts with so many attempts each. */
  sizes: number[];
  /** So many people in one account, beside ten thousand in another; none: people are left out. */
  people?: number;
  /** So many learners in one account, beside ten thousand in another; none: they are left out. */
  learners?: number;
  /** So many lessons that each of these learners is registered on. */
  lessons: number;
  /** A data directory to use and to keep; otherwise one is made and removed. */
  directory?: string;
  /** Parts of names: only lines that have one of them are measured, and those that these need. */
  only?: string[];
  /** Whether the figures take the place of those in the repository; of lines that became too slow those before stay. */
  store?: boolean;
  /** Opens a browser at a place and gives what is waited for in it; without it nothing is measured there. */
  browser?: (place: Place) => Promise<InBrowser>;
  /** The same of the demonstration, which has files. */
  evidence?: (url: string) => Promise<InBrowser>;
}

interface InBrowser {
  lines: Line[];
  close(): Promise<void>;
}

/** Where and as whom a browser looks. */
interface Place {
  url: string;
  username: string;
  password: string;
  /** The first attempt of the largest sample that is not decided. */
  attemptId: string;
  batchId: string;
}

/** What `--store` keeps: the figures of a run and where it was. */
interface Stored {
  machine: string;
  figures: Figure[];
}

const before = new URL('./before.json', import.meta.url);

/**
 * Measures the works that matter, says how each compares with what the repository keeps, and with itself in accounts of
 * other sizes.
 * @returns whether nothing became slower than it may
 */
export async function bench(options: BenchOptions): Promise<boolean> {
  const stored = JSON.parse(await readFile(before, 'utf8')) as Stored;
  const platform = await startMeasuredPlatform(options.directory);
  try {
    const figures = await figuresOf(platform, options);
    const lines = compared(figures, stored.figures);
    print(lines, stored.machine);
    const newLines = lines.filter(({ ratio }) => ratio === undefined).length;
    if (newLines > 0) console.log(`Nothing is stored of ${newLines} of these lines; --store keeps them.`);
    const isGrowthBounded = printGrowth(figures, options);
    // What became slower is not what later runs may be compared with.
    const isSlower = ({ name, size }: Figure) =>
      lines.some((line) => line.slower && line.name === name && line.size === size);
    if (options.store)
      await store(
        stored,
        figures.filter((each) => !isSlower(each)),
      );
    const isMemoryBounded = options.people === undefined || (await exportPeople(platform));
    const areLearnersAsked = (beginning: string) =>
      options.learners !== undefined && isAnyAsked(options, beginning);
    const isReportBounded = !areLearnersAsked('report') || (await exportReports(platform));
    const isSaved = !areLearnersAsked('learning') || (await saveAnswers(platform));
    const arePeaceful = !isAsked(options, 'neighbours') || (await neighbours(platform));
    const isBounded = isGrowthBounded && isMemoryBounded && isReportBounded;
    return isSaved && arePeaceful && isBounded && !lines.some((line) => line.slower);
  } finally {
    await platform.stop();
  }
}

const everything = [''];

const isAsked = ({ only = everything }: BenchOptions, name: string) =>
  only.some((part) => name.includes(part));

/** Whether any line is asked for whose name begins so. */
const isAnyAsked = (options: BenchOptions, beginning: string) =>
  isAsked(options, beginning) || options.only?.some((part) => part.startsWith(beginning)) === true;

async function figuresOf(platform: MeasuredPlatform, options: BenchOptions): Promise<Figure[]> {
  const lines = await linesOf(platform, options);
  const figures = [
    ...(await measured(
      platform,
      options,
      lines.filter(({ writesMuch }) => !writesMuch),
    )),
    ...(await measured(
      platform,
      options,
      lines.filter(({ writesMuch }) => writesMuch),
    )),
  ];
  figures.push(...(await crowdedFigures(platform, options)));
  return isAnyAsked(options, 'browser')
    ? [...figures, ...(await browserFigures(platform, options))]
    : figures;
}

/** What is answered where many ask at once, one account after the other: nothing else is measured meanwhile. */
async function crowdedFigures(platform: MeasuredPlatform, options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (!crowds.some((name) => isAsked(options, name))) return figures;
  for (const size of options.sizes) {
    const account = await accountOf(platform, size);
    const those = await platform.connected((connection) =>
      throughputFigures(
        platform,
        account,
        size,
        (name) => isAsked(options, name),
        () => calibrateBoth(sqlLoopOn(connection)),
      ),
    );
    figures.push(...those);
  }
  return figures;
}

const sqlLoopOn = (connection: ClientBase) => () =>
  connection.query('select sum(hashint4(number)::bigint) from generate_series(1, 20000) number');

/** Those of the lines that are asked for, in turns. */
const measured = (
  platform: MeasuredPlatform,
  options: BenchOptions,
  lines: readonly Line[],
  calibrating = calibrate,
) =>
  platform.connected((connection) =>
    measure(linesAsked(lines, options.only ?? everything), () => calibrating(sqlLoopOn(connection))),
  );

/**
 * What is waited for in a browser, in one account after the other when everything else is measured: a page that is open asks
 * again for what changes, and fetches what comes next.
 */
async function browserFigures(platform: MeasuredPlatform, options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const look = async (browser: InBrowser | undefined, size?: number) => {
    if (!browser) return;
    try {
      const lines = browser.lines.map((line) => ({ ...line, size }));
      figures.push(...(await measured(platform, options, lines, calibrateBoth)));
    } finally {
      await browser.close();
    }
  };
  for (const size of options.sizes)
    await look(await options.browser?.(await placeOf(platform, await accountOf(platform, size))), size);
  await look(await options.evidence?.(platform.url));
  return figures;
}

/** The account with so many attempts, which is made where it is not there yet. */
const accountOf = (platform: MeasuredPlatform, size: number) =>
  platform.connected((connection) => makeLargeAccount(connection, size, (sentence) => console.log(sentence)));

async function linesOf(platform: MeasuredPlatform, options: BenchOptions): Promise<Line[]> {
  const { sizes, people, learners, lessons } = options;
  const lines: Line[] = [...sampleLines];
  for (const size of sizes)
    lines.push(...(await attemptLines(platform, await accountOf(platform, size), size)));
  if (people !== undefined) {
    await makePeople(platform, people);
    lines.push(...(await peopleLines(platform, people)));
    await makeSurveys(platform);
    lines.push(...judgingLines(platform, people));
  }
  if (learners !== undefined) {
    await makeLearning(platform, learners, lessons);
    lines.push(...(await learningLines(platform, learners)));
    lines.push(...figureLines(platform, learners));
    // Lines that nobody asks for are left out below; what they alone ask about takes minutes to make.
    if (isAnyAsked(options, 'screening') || isAnyAsked(options, 'report'))
      await makeApplications(platform, learners);
    lines.push(...(await screeningLines(platform, learners)));
    lines.push(...reportLines(platform, fewLearners, learners));
    if (isAnyAsked(options, 'meetings')) await makeMeetings(platform, fewLearners, learners);
    lines.push(...meetingLines(platform, fewLearners, learners));
  }
  return lines;
}

async function placeOf(platform: MeasuredPlatform, account: LargeAccount): Promise<Place> {
  const rows = await platform.query(
    `select ba.batch_id as "batchId", (array_agg(ba.attempt_id order by ba.position))[1] as "attemptId"
      from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where a.account_id = $1 and a.state = 'in_sample' and ba.sampled group by 1 order by count(*) desc limit 1`,
    [account.id],
  );
  const { batchId, attemptId } = existing(rows[0], 'attempt in a sample') as Record<string, string>;
  return {
    url: platform.url,
    username: account.moderator,
    password: benchPassword,
    attemptId: attemptId!,
    batchId: batchId!,
  };
}

function print(lines: Compared[], machine: string): void {
  console.log(`${'median of 40'.padEnd(46)}       now       p95    before  ratio   (before: ${machine})`);
  for (const { name, size, milliseconds, p95, before: was, ratio, slower } of lines) {
    const named = size === undefined ? name : `${name}, ${size.toLocaleString('en')}`;
    const then = was === undefined ? '–'.padStart(7) : was.toFixed(1).padStart(7);
    console.log(
      `${named.padEnd(46)}${milliseconds.toFixed(1).padStart(7)} ms${p95.toFixed(1).padStart(7)} ms${then} ms  ${(ratio?.toFixed(2) ?? '–').padStart(5)}${slower ? '  SLOWER' : ''}`,
    );
  }
}

/** @returns whether every line costs as much among many as among few, or little more */
function printGrowth(figures: Figure[], { sizes, people, learners }: BenchOptions): boolean {
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  const growths = [
    ...(most > fewest ? grown(figures, fewest, most) : []),
    ...(people === undefined ? [] : grown(figures, fewPeople, people)),
    ...(learners === undefined ? [] : grown(figures, fewLearners, learners)),
  ];
  for (const { name, ratio, p95, tooMuch } of growths)
    console.log(
      `${name.padEnd(46)}${ratio.toFixed(2).padStart(7)} times the smallest, p95 ${p95.toFixed(2)}${tooMuch ? '  TOO MUCH' : ''}`,
    );
  return !growths.some(({ tooMuch }) => tooMuch);
}

/** Lines that were not measured this time stay as they are. */
async function store({ figures: kept }: Stored, figures: Figure[]): Promise<void> {
  const isMeasured = (each: Figure) =>
    figures.some(({ name, size }) => name === each.name && size === each.size);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.version}`;
  const rounded = [...kept.filter((each) => !isMeasured(each)), ...figures].map(
    ({ milliseconds, relative, p95: _p95, ...line }) => ({
      ...line,
      milliseconds: Number(milliseconds.toPrecision(3)),
      relative: Number(relative.toPrecision(3)),
    }),
  );
  await writeFile(before, `${JSON.stringify({ machine, figures: rounded }, null, 2)}\n`);
}
