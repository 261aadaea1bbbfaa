import { fileURLToPath } from 'node:url';
import { importGraph } from './import-graph.mjs';
import { rules } from './import-rules.mjs';

/**
 * The imports of a tree that the rules forbid.
 * @param {string} root folder that holds `apps` and `packages`
 * @returns {{ rule: string, from: string, to: string }[]}
 */
export function forbiddenImports(root) {
  const graph = importGraph(root);
  const found = [...circlesIn(graph)];
  for (const [from, imports] of graph)
    for (const [written, to] of imports) {
      if (to === undefined) found.push({ rule: 'every import leads somewhere', from, to: written });
      else
        for (const rule of rules) if (isForbidden(rule, from, to)) found.push({ rule: rule.name, from, to });
    }
  return found;
}

/** A rule names the places of a file by expressions; `$1` in what it may import is what the first one captured. */
function isForbidden({ from: by, to: what }, from, to) {
  const place = new RegExp(by.path).exec(from);
  if (!place || by.except?.some((pattern) => new RegExp(pattern).test(from))) return false;
  const isIn = (pattern) => new RegExp(pattern.replaceAll('$1', place[1] ?? '')).test(to);
  return what.paths.some(isIn) && !what.except?.some(isIn);
}

/** Files that import themselves through others: each circle once, as the two files that close it. */
function* circlesIn(graph) {
  const state = new Map();
  const visit = function* (file) {
    state.set(file, 'open');
    for (const to of graph.get(file)?.values() ?? []) {
      if (!graph.has(to)) continue;
      if (state.get(to) === 'open') yield { rule: 'no file stands in a circle', from: file, to };
      else if (!state.has(to)) yield* visit(to);
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) yield* visit(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = forbiddenImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const { rule, from, to } of found) console.error(`${from} imports ${to}: ${rule}.`);
  if (found.length > 0) process.exit(1);
}
