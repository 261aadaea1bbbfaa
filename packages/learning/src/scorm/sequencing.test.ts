import { describe, expect, it } from 'vitest';
import { findsFiles } from './hrefs.ts';
import { readManifest } from './manifest.ts';
import type { ScormResult } from './results.ts';
import { closedNow } from './sequencing.ts';
import type { XmlElement } from './xml.ts';

const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlElement[] = [],
  text = '',
): XmlElement => ({ name, namespace: '', attributes, children, text });
const sequencing = (...children: XmlElement[]) => element('sequencing', {}, children);
const control = (attributes: Record<string, string>) => element('controlMode', attributes);
const preCondition = (condition: string, action: string) =>
  element('sequencingRules', {}, [
    element('preConditionRule', {}, [
      element('ruleConditions', {}, [element('ruleCondition', { condition })]),
      element('ruleAction', { action }),
    ]),
  ]);
const item = (identifier: string, ...children: XmlElement[]) =>
  element('item', { identifier, identifierref: 'R' }, [element('title', {}, [], identifier), ...children]);

function read(items: XmlElement[], whole: XmlElement[] = [], more: XmlElement[] = []) {
  const root = element('manifest', {}, [
    element('metadata', {}, [element('schemaversion', {}, [], '2004 4th Edition')]),
    element('organizations', {}, [
      element('organization', {}, [element('title', {}, [], 'Calls'), ...items, ...whole]),
    ]),
    element('resources', {}, [element('resource', { identifier: 'R', scormType: 'sco', href: 'a.html' })]),
    ...more,
  ]);
  const result = readManifest(root, findsFiles(['a.html']));
  if (!('manifest' in result)) throw new Error(result.mistakes.join());
  return result.manifest;
}

const done: ScormResult = { status: 'Completed' };
const passed: ScormResult = { status: 'Passed' };
const begun: ScormResult = { status: 'InProgress' };

/** What of the parts is closed, by how they stand; each result is one try. */
const closed = (of: ReturnType<typeof read>, ...results: (ScormResult | undefined)[]) =>
  closedNow(
    of.activities,
    results,
    results.map((result) => (result ? 1 : 0)),
  );

describe('the order of the parts of a package', () => {
  const three = () => [item('A'), item('B'), item('C')];

  it('is free where nothing is said', () => {
    expect(closed(read(three()), undefined, undefined, undefined)).toEqual([null, null, null]);
    expect(read(three()).notes).toEqual([]);
  });

  it('is theirs where nobody may choose: each opens once the one before it was opened', () => {
    const package_ = read(three(), [sequencing(control({ choice: 'false', flow: 'true' }))]);
    expect(closed(package_, undefined, undefined, undefined)).toEqual([null, 'comes_later', 'comes_later']);
    expect(closed(package_, begun, undefined, undefined)).toEqual([null, null, 'comes_later']);
    expect(closed(package_, done, begun, undefined)).toEqual([null, null, null]);
  });

  it('leads forward only where that is said', () => {
    const package_ = read(three(), [sequencing(control({ forwardOnly: 'true' }))]);
    expect(closed(package_, done, begun, undefined)).toEqual(['is_over', null, null]);
  });

  it.each([
    ['skip', 'satisfied', passed],
    ['disabled', 'completed', done],
    ['disabled', 'attempted', done],
  ])('does not come back to a part whose rule is %s once it is %s', (action, condition, result) => {
    const package_ = read([item('A', sequencing(preCondition(condition, action))), item('B')]);
    expect(closed(package_, begun, undefined)).toEqual([null, null]);
    expect(closed(package_, result, undefined)).toEqual(['is_over', null]);
    expect(package_.notes).toEqual([]);
  });

  it('ends with the tries that a part has, but for what broke off', () => {
    const package_ = read([item('A', sequencing(element('limitConditions', { attemptLimit: '1' })))]);
    expect(closed(package_, begun)).toEqual([null]);
    expect(closed(package_, { status: 'Failed' })).toEqual(['is_over']);
  });

  it('keeps to prerequisites of SCORM 1.2', () => {
    const package_ = read([item('A'), item('B'), item('C', element('prerequisites', {}, [], 'A & B'))]);
    expect(closed(package_, done, begun, undefined)).toEqual([null, null, 'comes_later']);
    expect(closed(package_, done, passed, undefined)).toEqual([null, null, null]);
  });

  it('is taken from a collection of rules that an item refers to', () => {
    const shared = element('sequencing', { ID: 'S' }, [preCondition('completed', 'disabled')]);
    const package_ = read(
      [item('A', element('sequencing', { IDRef: 'S' }))],
      [],
      [element('sequencingCollection', {}, [shared])],
    );
    expect(closed(package_, done)).toEqual(['is_over']);
  });
});

it('what is not followed is told, a sentence for each with the parts that ask for it', () => {
  const rules = [
    sequencing(preCondition('objectiveStatusKnown', 'skip')),
    sequencing(element('objectives', {}, [element('primaryObjective', {}, [element('mapInfo')])])),
    sequencing(element('sequencingRules', {}, [element('postConditionRule')])),
    sequencing(element('rollupRules', {}, [element('rollupRule')])),
    sequencing(element('randomizationControls')),
    sequencing(element('limitConditions', { attemptLimit: '2', beginTimeLimit: '2026-01-01' })),
    element('sequencing', { IDRef: 'missing' }),
    element('prerequisites', {}, [], 'A|B'),
  ];
  const items = rules.map((rule, index) => item(`P${index}`, rule));
  expect(read(items).notes.map((note) => /“([^“]+)”\.$/.exec(note)?.[1])).toEqual(
    rules.map((_, index) => `P${index}`),
  );
  const many = ['A', 'B', 'C', 'D', 'E'].map((name) =>
    item(name, sequencing(element('randomizationControls'))),
  );
  expect(read(many).notes).toEqual(['Parts are neither drawn nor shuffled: “A”, “B”, “C” and 2 more.']);
  expect(read([], [sequencing(preCondition('completed', 'skip')), item('A')]).notes).toEqual([
    'What is asked of a part that has others below it, and of the whole, is not followed: “Calls”.',
  ]);
});
