import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

const { groups } = parse(read('deploy/monitoring/alerts.yml')) as {
  groups: { rules: { alert: string; expr: string; labels: object; annotations: { summary: string } }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const page = read('docs/operating/watching.md');

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The texts of all nodes of a kind in an expression. */
function partsOf(expression: string, kind: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => void (type.name === kind && found.push(expression.slice(from, to))),
  });
  return found;
}

describe('alerts and the dashboard', () => {
  let platform: TestPlatform;
  /** Names that a platform tells, with the series that Prometheus makes of histograms. */
  const names = new Set(['up']);

  beforeAll(async () => {
    platform = await startTestPlatform('empty', { settings: { metricsPort: 0 } });
    const text = await (await fetch(platform.metricsUrl ?? '')).text();
    for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
        names.add(`${name}${suffix}`);
  });
  afterAll(() => platform.stop());

  it.each(expressions)('%s is asked in the language of Prometheus: %s', (_, expression) => {
    expect(partsOf(expression, '⚠')).toEqual([]);
    expect(partsOf(expression, 'VectorSelector')).not.toEqual([]);
  });

  it.each(expressions)('%s is of figures that a platform tells: %s', (_, expression) => {
    const asked = partsOf(expression, 'VectorSelector').map((selector) => selector.split('{')[0]!);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it('would notice a figure that nobody tells', () => {
    expect(names.has('moderator_something_else')).toBe(false);
    expect(partsOf('sum(rate(x[5m])', '⚠')).not.toEqual([]);
  });

  it.each([...names].filter((name) => name.startsWith('moderator_')))('%s is explained', (name) => {
    expect(page).toContain(`\`${name.replace(/_(bucket|count|sum)$/, '')}\``);
  });

  it.each(rules)('$alert tells an operator what to do', ({ alert, labels, annotations }) => {
    expect(page).toMatch(new RegExp(`^### ${alert}\\n\\n\\S`, 'm'));
    expect(labels).toMatchObject({ severity: expect.stringMatching(/^(page|ticket)$/) as string });
    expect(annotations.summary).not.toBe('');
  });

  it('explains no alert that there is not', () => {
    const explained = [...page.matchAll(/^### (\w+)$/gm)].map(([, alert]) => alert);
    expect(explained).toEqual(rules.map(({ alert }) => alert));
  });
});
