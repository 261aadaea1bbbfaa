import { existsSync, readFileSync } from 'node:fs';

const file = 'docs/conformance.md';
const sources = new Map();

/** The text of a test file, or undefined where there is none. */
function sourceOf(path) {
  if (!sources.has(path)) sources.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return sources.get(path);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a file has a test, a group of tests or a table of tests of this name, written as in the source. */
const hasTest = (source, name) =>
  new RegExp(
    `\\(\\s*(['"\`])${escaped(name).replaceAll("'", String.raw`\\?'`)}\\1,\\s*(async\\b|\\(|function\\b|\\w+ =>)`,
  ).test(source);

const mistakes = [];
let rows = 0;
for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
  if (!/^\| *\d/.test(line)) continue;
  rows++;
  const say = (mistake) => mistakes.push(`${file}:${index + 1}: ${mistake}`);
  const [, , statement, tests] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (!statement) say('no statement');
  const named = [...(tests ?? '').matchAll(/`([^`]+)`: “([^”]+)”/g)];
  if (named.length === 0) say('no test is named, as `path`: “name”');
  for (const [, path, name] of named) {
    const source = sourceOf(path);
    if (source === undefined) say(`there is no file ${path}`);
    else if (!hasTest(source, name)) say(`${path} has no test “${name}”`);
  }
}
if (rows === 0) mistakes.push(`${file}: no rows`);
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
console.log(`${rows} statements, each with a test that exists`);
