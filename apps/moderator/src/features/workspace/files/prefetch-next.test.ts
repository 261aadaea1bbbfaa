import { describe, expect, it, vi } from 'vitest';
import type { EvidenceItem } from '@moderator/contract/types';

vi.mock('../queries.ts', () => ({}));
vi.mock('@/judging/files/file-query.ts', () => ({}));
const { filesAhead } = await import('./prefetch-next.ts');

const item = (fileId: string | null, mediaType: string, size: number) =>
  ({ id: fileId, fileId, mediaType, size, fileName: 'f' }) as EvidenceItem;

describe('filesAhead', () => {
  it('takes the first three that are shown from memory and leaves recordings to stream', () => {
    const evidence = [
      item('film', 'video/mp4', 10),
      item('a', 'application/pdf', 10),
      item(null, '', 0),
      item('b', 'image/png', 10),
      item('c', 'text/plain', 10),
      item('d', 'text/plain', 10),
    ];
    expect(filesAhead(evidence)).toEqual(['a', 'b', 'c']);
  });

  it('stays within 20 MB', () => {
    const evidence = [
      item('a', 'application/pdf', 15_000_000),
      item('b', 'application/pdf', 15_000_000),
      item('c', 'application/pdf', 4_000_000),
    ];
    expect(filesAhead(evidence)).toEqual(['a', 'c']);
  });
});
