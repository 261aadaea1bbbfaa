import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { strToU8, zipSync } from 'fflate';

/** Content by its parts: numbers are bytes, texts their UTF-8. */
export const bytes = (...values: (number | string)[]) =>
  Buffer.concat(values.map((each) => (typeof each === 'string' ? Buffer.from(each) : Buffer.from([each]))));
export const pdf = bytes('%PDF-1.7\n%%EOF\n');
export const png = bytes(
  0x89,
  'PNG\r\n',
  0x1a,
  '\n',
  0,
  0,
  0,
  13,
  'IHDR',
  0,
  0,
  0,
  1,
  0,
  0,
  0,
  1,
  8,
  6,
  0,
  0,
  0,
);
export const executable = bytes('MZ', 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff);
export const office = (part: string, type: string) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
      ),
      [part]: strToU8('<a/>'),
    }),
  );
export const oldOffice = Buffer.concat([
  bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  Buffer.alloc(2048),
]);
export const iso = (brand: string) =>
  Buffer.concat([bytes(0, 0, 0, 24, 'ftyp', brand, 0, 0, 2, 0, brand, 'mp41'), Buffer.alloc(64)]);

export interface FilesPlatform extends TestPlatform {
  upload(
    content: Uint8Array,
    fileName: string,
    username?: string,
  ): ReturnType<Awaited<ReturnType<TestPlatform['as']>>['uploadFile']>;
  /** Names of all bytes that are kept, and of those that are still being received. */
  kept(): Promise<string[]>;
}

/** A platform whose files lie in a folder of their own, which goes with it. */
export async function startFilesPlatform(settings: Partial<Config> = {}): Promise<FilesPlatform> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-files-'));
  const platform = await startTestPlatform('demo', { dataDirectory: directory, settings });
  return {
    ...platform,
    upload: async (content: Uint8Array, fileName: string, username = 'moderator') =>
      (await platform.as(username)).uploadFile({ file: new Blob([content]), fileName }),
    kept: async () =>
      (await readdir(platform.filesDirectory, { recursive: true, withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    stop: async () => {
      await platform.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
