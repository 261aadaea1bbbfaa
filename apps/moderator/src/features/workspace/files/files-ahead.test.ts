import { describe, expect, it } from 'vitest';
import type { EvidenceItem, Workspace } from '@moderator/contract/types';
import { filesAhead, followingEvidence } from './files-ahead.ts';

const item = (id: string, mediaType = 'application/pdf', size = 10, fileId: string | null = id) =>
  ({ id, fileId, mediaType, size, fileName: 'f' }) as EvidenceItem;
const items = (...ids: string[]) => ids.map((id) => item(id));
const film = item('film', 'video/mp4');

/** @param linked the evidence of each outcome @param last what was open last */
const workspace = (evidence: EvidenceItem[], linked: string[][] = [], last?: string) =>
  ({
    evidence,
    outcomes: linked.map((evidenceIds, index) => ({ id: String(index), evidenceIds, verdict: null })),
    draft: last ? { body: { evidenceId: last } } : null,
  }) as unknown as Workspace;

describe('what is fetched ahead', () => {
  const ahead = (...of: Parameters<typeof filesAhead>) => filesAhead(...of).map(({ item }) => item.id);
  const pages = items('a', 'b', 'c', 'd', 'e');

  it('begins with what the next visit begins with, and what else is linked to its outcome', () => {
    expect(ahead([], [workspace(pages, [['d', 'c'], ['a']])])).toEqual(['d', 'c', 'a']);
  });

  it('begins with what was open last at the next visit', () => {
    expect(ahead([], [workspace(pages, [['d']], 'e')])).toEqual(['e', 'd', 'a']);
  });

  it('is what is shown from memory; recordings stream', () => {
    const evidence = [
      film,
      item('a'),
      item('none', '', 0, null),
      item('b', 'image/png'),
      item('c', 'text/plain'),
    ];
    expect(ahead([], [workspace(evidence)])).toEqual(['a', 'b', 'c']);
  });

  it('is of this attempt first, then of the likeliest, and little of another', () => {
    const next = [workspace(items('a', 'b', 'c', 'd')), undefined, workspace(items('x', 'y'))];
    expect(ahead(items('here'), next)).toEqual(['here', 'a', 'b', 'c', 'x']);
  });

  it('stays within 20 MB', () => {
    const large = [15_000_000, 15_000_000, 4_000_000].map((size, at) =>
      item(`${at}`, 'application/pdf', size),
    );
    expect(ahead([], [workspace(large)])).toEqual(['0', '2']);
  });

  it('is likely to be the very next where it is the first here or of an attempt', () => {
    const next = [workspace(items('a', 'b')), workspace(items('x'))];
    const likely = filesAhead(items('one', 'two'), next).filter(({ isLikely }) => isLikely);
    expect(likely.map(({ item }) => item.id)).toEqual(['one', 'a', 'x']);
  });
});

describe('what is likely to be opened after a piece of evidence', () => {
  it.each([
    ['the one below it, and what the next outcome begins with', '0', 'a', ['b', 'd']],
    ['nothing twice', '0', 'c', ['d']],
    ['nothing that is open', '0', 'd', []],
    ['what is left at the last outcome, and no recording', '1', 'd', []],
    ['nothing behind the last', '1', 'film', []],
    ['the first where nothing is open', '1', undefined, ['a']],
  ])('is %s', (_, outcomeId, evidenceId, expected) => {
    const { outcomes, evidence } = workspace([...items('a', 'b', 'c', 'd'), film], [['a'], ['d']]);
    const following = followingEvidence({ outcomes, evidence }, outcomeId, evidenceId);
    expect(following.map(({ id }) => id)).toEqual(expected);
  });
});
