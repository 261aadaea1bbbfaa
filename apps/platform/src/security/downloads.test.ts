import { describe, expect, it } from 'vitest';
import { ask, platform, startForAll } from '../testing/demonstration.ts';

startForAll();

const page = '<!doctype html><script>document.title = localStorage.tokens</script>';

/** Hands in bytes as a learner, and gives the id. */
async function handIn(name: string, bytes: string, type: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([bytes], name, { type }));
  const { body } = await ask('POST', '/files', { as: 'learner', body: form });
  return body.data.id;
}

const download = (id: string, headers: Record<string, string> = {}) =>
  ask('GET', `/files/${id}/download`, { as: 'learner', headers });

describe('what somebody handed in', () => {
  it.each([
    ['a page of theirs', 'notes.txt', page, 'text/plain'],
    ['a table', 'notes.csv', 'a,b\n=1+1,2\n', 'text/csv'],
    ['a document', 'notes.pdf', '%PDF-1.4 x', 'application/pdf'],
  ])(
    'is saved, not opened, and can do nothing where it is opened all the same: %s',
    async (_, name, bytes, type) => {
      const id = await handIn(name, bytes, type);
      for (const destination of [
        'document',
        'iframe',
        'object',
        'embed',
        'script',
        'style',
        'empty',
        undefined,
      ]) {
        const { headers } = await download(id, destination ? { 'sec-fetch-dest': destination } : {});
        expect([destination, headers.get('content-disposition')]).toEqual([
          destination,
          `attachment; filename="${name}"`,
        ]);
        const policy = headers.get('content-security-policy')!;
        expect(policy).toContain("default-src 'none'");
        // Without a word behind it a sandbox allows neither scripts nor the origin of the application.
        expect(policy).toMatch(/sandbox(;|$)/);
        expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')]).toEqual([
          'nosniff',
          'same-origin',
        ]);
        expect(headers.get('content-type')).toBe(type.startsWith('text/') ? `${type}; charset=utf-8` : type);
      }
    },
  );

  it('is shown where a part of a page plays or shows it, and has the same chains there', async () => {
    const id = await handIn('notes.pdf', '%PDF-1.4 x', 'application/pdf');
    for (const destination of ['image', 'video', 'audio']) {
      const { headers } = await download(id, { 'sec-fetch-dest': destination });
      expect(headers.get('content-disposition')).toBe('inline; filename="notes.pdf"');
      expect(headers.get('content-security-policy')).toMatch(/sandbox(;|$)/);
    }
  });

  it('has a name that reads as it is, also where it was stored before', async () => {
    const id = await handIn('invoice\u202Efdp.txt', 'x', 'text/plain');
    expect((await ask('GET', `/files/${id}`, { as: 'learner' })).body.data.name).toBe('invoicefdp.txt');
    await platform.query(`update stored_file set name = $2 where id = $1`, [
      id,
      'in\u2066voice\u202Efdp.txt',
    ]);
    expect((await ask('GET', `/files/${id}`, { as: 'learner' })).body.data.name).toBe('invoicefdp.txt');
    expect((await download(id)).headers.get('content-disposition')).toBe(
      'attachment; filename="invoicefdp.txt"',
    );
  });
});
