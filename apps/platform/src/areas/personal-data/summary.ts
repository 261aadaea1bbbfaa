import { htmlOf } from '../../mail/html-of.ts';
import type { PersonalData } from './data-of.ts';

const titles: Readonly<Record<string, string>> = {
  person: 'Who they are',
  learning: 'What they learn',
  work: 'Their work that is assessed',
  told: 'What they were told, and what they told',
};

const words = (table: string): string => {
  const spaced = table.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A page that says what an archive holds, for people who read no JSON. */
export function summaryOf(
  { name, parts, files }: PersonalData,
  leftOut: readonly string[],
  now: Date,
): string {
  const details = Object.entries(detailsOf(parts));
  const rows = (pairs: readonly (readonly [string, string])[]) =>
    pairs
      .map(([head, text]) => `<tr><th scope="row">${htmlOf(head)}</th><td>${htmlOf(text)}</td></tr>`)
      .join('\n');
  const sections = Object.entries(parts).map(
    ([part, tables]) => `<h2>${htmlOf(titles[part] ?? part)}</h2>
<p>In <code>data/${htmlOf(part)}.json</code>:</p>
<table>${rows(Object.entries(tables).map(([table, found]) => [words(table), String(found.length)]))}</table>`,
  );
  return `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlOf(name)}: personal data</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
th{text-align:left;font-weight:400;padding-right:2rem;vertical-align:top}td{font-variant-numeric:tabular-nums}</style></head>
<body><h1>What is known of ${htmlOf(name)}</h1>
<p>As it was on ${htmlOf(now.toISOString().slice(0, 10))}. Results that were not released yet are not in it.</p>
<table>${rows(details)}</table>
${sections.join('\n')}
<h2>Files</h2>
<p>${files.length - leftOut.length} in the folder <code>files</code>.</p>
${leftOut.length === 0 ? '' : `<p>Not in this archive, since it would be too large or they are no longer there; ask for them one by one:</p><ul>${leftOut.map((file) => `<li>${htmlOf(file)}</li>`).join('')}</ul>`}
</body></html>
`;
}

/** What stands in the person's own details, field by field. */
function detailsOf(parts: PersonalData['parts']): Record<string, string> {
  const [row] = (parts['person']?.['details'] ?? []) as { body?: Record<string, unknown> }[];
  return Object.fromEntries(
    Object.entries(row?.body ?? {}).flatMap(([field, value]) =>
      value === null || value === '' || typeof value === 'object' ? [] : [[words(field), String(value)]],
    ),
  );
}
