import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { untranslated } from './untranslated.fixture.ts';

const folder = new URL('..', import.meta.url).pathname;

/** Texts that are the same in every language, or that no person reads; each with its file. */
const allowed: Record<string, readonly string[]> = {
  // The specification's names, of which the addresses are made.
  'shell/access.ts': [
    'Home',
    'Due assessments',
    'Ready for moderation',
    'External assessments',
    'Marking',
    'Courses',
  ],
  // A kind of evidence and classes of the style sheet, under names that elsewhere carry text.
  'features/external-assessments/components/EvidenceList.tsx': ['text'],
  'ui/Toaster.tsx': ['text-muted!'],
  'ui/table/TableRow.tsx': ['order-1 min-w-0 flex-1 font-medium'],
  // Names of fonts.
  'attempts/pdf/standard-fonts.ts': [
    'Liberation Sans',
    'Nimbus Sans',
    'TeX Gyre Heros',
    'Times New Roman',
    'Liberation Serif',
    'Nimbus Roman',
    'TeX Gyre Termes',
    'Courier New',
    'Liberation Mono',
    'Nimbus Mono',
    'TeX Gyre Cursor',
  ],
  // Languages are offered in their own words.
  'i18n/languages.ts': ['Sesotho sa Leboa'],
  // Whoever supports the platform reads it, in English.
  'shell/report-issue/report-body.ts': [
    'Report Info',
    'Event ID: …',
    'Time zone offset: …',
    'Browser version: …',
    'Screen height: …',
    'Screen width: …',
    'Recent history:',
    'Issue report',
  ],
};

describe('every text a person sees goes through the catalogues', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.ts$/.test(file),
  );

  test.each(files)('%s', (file) => {
    const found = untranslated(readFileSync(folder + file, 'utf8'), file);
    const left = found.filter((line) => !allowed[file]?.includes(line.replace(/^\d+: /, '')));
    expect(left).toEqual([]);
  });
});

describe('the search for texts', () => {
  const find = (code: string) => untranslated(code, 'example.tsx');

  test('finds text between tags, in attributes, in properties and as sentences', () => {
    expect(find('<p>Hello there</p>')).toEqual(['1: Hello there']);
    expect(find('<p>{a ? "claimed" : null}</p>')).toEqual(['1: claimed']);
    expect(find('<Field label="Name" />')).toEqual(['1: Name']);
    expect(find('<Field label={`Name of ${x}`} />')).toEqual(['1: Name of …']);
    expect(find('const key = { keys: "j", label: "Next row" }')).toEqual(['1: Next row']);
    expect(find('notify.success(`Saved for ${x}`)')).toEqual(['1: Saved for …']);
  });

  test('leaves macros, class names, addresses and thrown errors alone', () => {
    expect(find('<p><Trans>Hello <b>there</b></Trans></p>')).toEqual([]);
    expect(find('<Field label={t`Name`} className="Text Large" />')).toEqual([]);
    expect(find('const key = { label: msg`Next row`, keys: "g h" }')).toEqual([]);
    expect(find('throw new Error("The token names nobody.")')).toEqual([]);
    expect(find('plural(n, { one: "# attempt", other: "# attempts" })')).toEqual([]);
  });
});
