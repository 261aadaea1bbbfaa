/** What became of subtitles: WebVTT, or a sentence that says what is wrong with them. */
type ReadSubtitles = { vtt: string } | { mistake: string };

interface Cue {
  from: number;
  to: number;
  settings: string[];
  lines: string[];
}

/**
 * Makes WebVTT of subtitles in SubRip (srt) or WebVTT. Times are kept to the millisecond and cues put in their order; bold, italics,
 * underlining and speakers stay, other tags, styles and notes go.
 * @example webVttOf('1\n00:00:01,000 --> 00:00:02,500\nHello') // { vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n' }
 */
export function webVttOf(text: string): ReadSubtitles {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const blocks = blocksOf(lines);
  const cues: Cue[] = [];
  for (const { first, block } of blocks) {
    const timing = block.findIndex((line) => line.includes('-->'));
    if (timing === -1 || (isVtt && /^(?:NOTE|STYLE|REGION)\b/.test(block[0] ?? ''))) continue;
    const cue = cueOf(block[timing] ?? '', block.slice(timing + 1));
    if (!cue)
      return { mistake: `Line ${first + timing + 1} has no times such as 00:01:02,500 --> 00:01:04,000.` };
    if (cue.to <= cue.from)
      return { mistake: `Line ${first + timing + 1}: these subtitles end before they begin.` };
    if (cue.lines.length > 0) cues.push(cue);
  }
  if (cues.length === 0) return { mistake: 'There are no subtitles in it.' };
  const inOrder = cues.toSorted((some, other) => some.from - other.from);
  return { vtt: `WEBVTT\n${inOrder.map((cue) => `\n${written(cue)}`).join('')}` };
}

/** What stands between empty lines, and behind a number right before times, with the line that each begins on. */
function blocksOf(lines: readonly string[]): { first: number; block: string[] }[] {
  const blocks: { first: number; block: string[] }[] = [];
  let block: string[] | undefined;
  for (const [index, line] of lines.entries()) {
    const isNumberOfNext = /^\s*\d+\s*$/.test(line) && lines[index + 1]?.includes('-->');
    if (line.trim() === '' || isNumberOfNext) block = undefined;
    if (line.trim() === '' || isNumberOfNext) continue;
    if (!block) blocks.push({ first: index, block: (block = []) });
    block.push(line);
  }
  return blocks;
}

const time = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`;
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s+(.*))?$`);
const setting = /^(?:align|line|position|size|vertical):[\w.,%-]+$/;

function cueOf(line: string, lines: readonly string[]): Cue | undefined {
  const found = timing.exec(line);
  if (!found) return undefined;
  const [, h1, m1, s1, ms1, h2, m2, s2, ms2, settings = ''] = found;
  return {
    from: milliseconds(h1, m1, s1, ms1),
    to: milliseconds(h2, m2, s2, ms2),
    settings: settings.split(/\s+/).filter((each) => setting.test(each)),
    lines: lines.map(harmless).filter((each) => each !== ''),
  };
}

const milliseconds = (hours = '0', minutes = '0', seconds = '0', fraction = '0') =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));

/** Tags that stay, signs that mean something in WebVTT written as what they are. */
const harmless = (line: string): string =>
  line
    .trim()
    .replace(/<(?!\/?(?:[biu]|v(?:\s[^<>&]*)?)>)\/?[a-z\d][^<>]*>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replace(/<(?!\/?(?:[biu]|v(?:\s[^<>&]*)?)>)/g, '&lt;')
    .replaceAll('-->', '--&gt;')
    .trim();

function written({ from, to, settings, lines }: Cue): string {
  const times = [`${clock(from)} --> ${clock(to)}`, ...settings].join(' ');
  return `${times}\n${lines.join('\n')}\n`;
}

function clock(all: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(all / 1000);
  const whole = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${whole}.${String(all % 1000).padStart(3, '0')}`;
}
