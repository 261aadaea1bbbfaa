import { beforeEach, expect, it } from 'vitest';
import { local } from '@/storage/guarded-storage.ts';
import { keepSettings, readSettings } from './workspace-settings.ts';

beforeEach(() => local.clear());

it('lets evidence and the next outcome follow by themselves unless somebody turned it off', () => {
  expect(readSettings('nomvula')).toEqual({ opensEvidence: true, followsOn: true });
  keepSettings('nomvula', { opensEvidence: false, followsOn: true });
  expect(readSettings('nomvula')).toEqual({ opensEvidence: false, followsOn: true });
});

it('keeps the settings of each person apart', () => {
  keepSettings('nomvula', { opensEvidence: false, followsOn: false });
  expect(readSettings('riaan')).toEqual({ opensEvidence: true, followsOn: true });
});

it.each(['', '[]', '{', '{"opensEvidence":"no"}'])(
  'reads %j, which nobody chose, as the usual ones',
  (text) => {
    local.set('workspace-settings:nomvula', text);
    expect(readSettings('nomvula')).toEqual({ opensEvidence: true, followsOn: true });
  },
);
