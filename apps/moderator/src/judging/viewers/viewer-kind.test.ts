import { describe, expect, it } from 'vitest';
import { isFetched, viewerKindOf } from './viewer-kind.ts';

const file = (mediaType: string | null, fileName = 'file') => ({ fileId: 'f', mediaType, fileName });

describe('viewerKindOf', () => {
  it.each([
    [file('application/pdf'), 'pdf'],
    [file('image/jpeg'), 'image'],
    [file('video/mp4'), 'video'],
    [file('audio/mpeg'), 'audio'],
    [file('application/vnd.openxmlformats-officedocument.wordprocessingml.document'), 'word'],
    [file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), 'sheet'],
    [file('application/vnd.ms-excel'), 'sheet'],
    [file('text/csv; charset=utf-8'), 'sheet'],
    [file('text/plain', 'hours.csv'), 'sheet'],
    [file('text/plain', 'reflection.txt'), 'text'],
    [file('application/json'), 'text'],
    [file('text/html'), 'text'],
    [file('application/msword', 'old.doc'), 'other'],
    [file(null, 'scan.PDF'), 'pdf'],
    [file('application/octet-stream', 'plan.docx'), 'word'],
    [file('application/zip', 'everything.zip'), 'other'],
  ] as const)('shows %o as %s', (item, kind) => {
    expect(viewerKindOf(item)).toBe(kind);
  });

  it('shows evidence without a file as captured activity', () => {
    expect(viewerKindOf({ fileId: null, mediaType: null, fileName: null })).toBe('activity');
  });

  it('streams recordings and fetches documents', () => {
    expect(isFetched('video')).toBe(false);
    expect(isFetched('audio')).toBe(false);
    expect(isFetched('pdf')).toBe(true);
  });
});
