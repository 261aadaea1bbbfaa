import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * The keys of the application, read from where it registers them: every object with `keys` and a `label` that is
 * a text of the catalogues. Keys that are worked out while it runs are read from its list under `?` instead.
 */

/** Pages whose keys name no group of their own. */
export const pages = { 'ready-for-moderation': 'Ready for moderation', inbox: 'Inbox' };

/** Keys of which there is one for each thing of a kind; in the guide they stand in one row. */
const rows = [
  { group: 'Outcomes', keys: /^[1-9]$/, written: '1 … 9', label: 'Go to the outcome of that number' },
];

/** @typedef {{ group: string, keys: string, label: string }} Key `keys` as they are written in code */

/** @returns {Key[]} each once */
export function keysOf(application) {
  const source = join(application, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture|d|gen)\.tsx?$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  return onceEach(files.flatMap((file) => keysIn(file, readFileSync(join(source, file), 'utf8'))));
}

/**
 * The keys that a file registers, as far as they stand there as texts.
 * @param {string} file its path, which says the page where no group is named
 * @param {string} text
 * @returns {Key[]}
 */
export function keysIn(file, text) {
  if (!/\bkeys\b/.test(text)) return [];
  const constants = new Map();
  const objects = [];
  // A file may have a maker of keys that are alike: `ruleKey('y', t`Yes`, run)`.
  const made = [];
  walk(parseSync(file, text).program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      constants.set(node.id.name, node.init);
    if (node.type === 'ObjectExpression') objects.push(node);
    if (node.type === 'CallExpression' && node.callee.name?.endsWith('Key')) made.push(node.arguments);
  });
  const ofMakers = made.flatMap(([keys, label]) => {
    const [written, words] = [textOf(keys, constants), textOf(label, constants)];
    return written && words && label.type === 'TaggedTemplateExpression'
      ? [{ group: textOf(constants.get('group'), constants) ?? 'This screen', keys: written, label: words }]
      : [];
  });
  const ofLists = objects.flatMap((node) => {
    const part = (name) => node.properties.find(({ key }) => key?.name === name)?.value;
    // A page of the menu has words instead; the shell makes keys of them.
    const words = textOf(part('words'), constants);
    const keys = textOf(part('keys'), constants);
    const label = words ? `Go to ${words}` : textOf(part('label'), constants);
    const group = words
      ? 'Everywhere'
      : (textOf(part('group'), constants) ?? pages[file.split('/')[1]] ?? 'This screen');
    return keys && label && !part('unlisted') ? [{ group, keys, label }] : [];
  });
  return [...ofLists, ...ofMakers];
}

/** A text that stands where it is used or in a constant of the file, also in a macro; otherwise undefined. */
function textOf(node, constants) {
  if (node?.type === 'Identifier') {
    const value = constants.get(node.name);
    return value?.type === 'Identifier' ? undefined : textOf(value, constants);
  }
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isText = node?.type === 'TaggedTemplateExpression' && node.quasi.expressions.length === 0;
  return isText ? node.quasi.quasis[0].value.cooked : undefined;
}

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit));
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit);
}

/** Keys of which there are many become their row, and what is there twice is there once, in the order of groups. */
export function onceEach(keys) {
  const found = new Map();
  for (const key of keys) {
    const row = rows.find(
      (each) => each.group === key.group && (each.keys.test(key.keys) || each.written === key.keys),
    );
    const one = row ? { ...key, keys: row.written, label: row.label } : key;
    found.set(`${one.group} ${one.keys} ${one.label}`, one);
  }
  return [...found.values()].toSorted(
    (one, other) => one.group.localeCompare(other.group, 'en') || one.label.localeCompare(other.label, 'en'),
  );
}

/** Whether a label is one that the application can say: a text of its catalogues, or that of a row. */
const isSaid = ({ label }, texts) =>
  texts.has(label) || rows.some((row) => row.label === label) || label.startsWith('Go to ');

/**
 * The keys as they are now: those that stand in the sources, and of the others those that were listed while it
 * ran and whose words it still has.
 */
export const renewed = (written, listed, texts) => {
  const places = new Set(written.map(({ group, keys }) => `${group} ${keys}`));
  const computed = listed.filter(
    (key) => key.computed && !places.has(`${key.group} ${key.keys}`) && isSaid(key, texts),
  );
  return onceEach([...written, ...computed]);
};

/** What stands on the caps in English, as ui/hotkeys/keys.ts says it. */
const caps = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Space',
  pageup: 'Page up',
  pagedown: 'Page down',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};
const capOf = (key) =>
  key === '…' ? key : `\`${caps[key] ?? (key.length === 1 ? key.toUpperCase() : key)}\``;
const capsOf = (keys) =>
  keys
    .split(/ |\+(?!$| )/)
    .map(capOf)
    .join(' ');

/** The tables of some groups, which stand under a heading of their page, or of all; each under its own. */
export function tablesOf(keys, named) {
  const groups = named ?? [...new Set(keys.map(({ group }) => group))];
  const level = named ? '###' : '##';
  return groups
    .map((group) => {
      const chosen = keys.filter((key) => key.group === group);
      if (chosen.length === 0)
        throw new Error(`The guide asks for the keys of “${group}”, and there are none.`);
      const lines = chosen.map(({ keys: written, label }) => `| ${capsOf(written)} | ${label} |`);
      return [`${level} ${group}`, '', '| Key | What it does |', '| --- | --- |', ...lines].join('\n');
    })
    .join('\n\n');
}

/** A page with its tables of keys as they are now: between `<!-- keys: Group, Group -->` and `<!-- /keys -->`. */
export const withKeys = (page, keys) =>
  page.replace(
    /(<!-- keys: (.+?) -->)[^]*?(<!-- \/keys -->)/g,
    (_, begin, groups, end) =>
      `${begin}\n\n${tablesOf(keys, groups === 'all' ? undefined : groups.split(', '))}\n\n${end}`,
  );
