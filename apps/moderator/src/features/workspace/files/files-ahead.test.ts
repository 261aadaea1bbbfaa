import { describe, expect, it } from 'vitest';
import type { EvidenceItem, Workspace } from '@moderator/contract/types';
import { firstEvidence, followingEvidence } from './files-ahead.ts';

const item = (id: string, mediaType = 'application/pdf', size = 10, fileId: string | null = id) =>
  ({ id, fileId, mediaType, size, fileName: 'f' }) as EvidenceItem;
const pages = ['a', 'b', 'c', 'd', 'e'].map((id) => item(id));

/** @param linked the evidence of each outcome; @param last what was open last */
const workspace = (evidence: EvidenceItem[], linked: string[][] = [], last?: string) =>
  ({
    evidence,
    outcomes: linked.map((evidenceIds, index) => ({ id: String(index), evidenceIds, verdict: null })),
    draft: last ? { body: { evidenceId: last } } : null,
  }) as unknown as Workspace;
const ids = (items: EvidenceItem[]) => items.map(({ id }) => id);

describe('what a visit is likely to show first', () => {
  const first = (...of: Parameters<typeof workspace>) => ids(firstEvidence(workspace(...of), 3));

  it('begins with what it begins with, and what else is linked to its outcome', () => {
    expect(first(pages, [['d', 'c'], ['a']])).toEqual(['d', 'c', 'a']);
  });

  it('begins with what was open last', () => {
    expect(first(pages, [['d']], 'e')).toEqual(['e', 'd', 'a']);
  });

  it('is the first that are shown from memory; recordings stream', () => {
    const evidence = [
      item('film', 'video/mp4'),
      item('a'),
      item('none', '', 0, null),
      item('b', 'image/png'),
    ];
    expect(first([...evidence, item('c', 'text/plain'), item('d')])).toEqual(['a', 'b', 'c']);
  });

  it('stays within 20 MB', () => {
    const large = [15_000_000, 15_000_000, 4_000_000].map((size, at) =>
      item(`${at}`, 'application/pdf', size),
    );
    expect(first(large)).toEqual(['0', '2']);
  });
});

describe('what is likely to be opened after a piece of evidence', () => {
  it.each([
    ['the one below it, and what the next outcome begins with', '0', 'a', ['b', 'd']],
    ['nothing twice', '0', 'c', ['d']],
    ['nothing that is open', '0', 'd', ['e']],
    ['what is left at the last outcome', '1', 'd', ['e']],
    ['nothing behind the last', '1', 'e', []],
    ['the first where nothing is open', '1', undefined, ['a']],
  ])('is %s', (_, outcomeId, evidenceId, expected) => {
    const { outcomes, evidence } = workspace(pages, [['a'], ['d']]);
    expect(ids(followingEvidence({ outcomes, evidence }, outcomeId, evidenceId))).toEqual(expected);
  });
});
