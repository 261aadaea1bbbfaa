import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallOptions } from '@moderator/contract/runtime';
import { ApiError } from './errors.ts';
import { uploadInParts } from './upload-in-parts.ts';
import type { PartsOptions } from './upload-in-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The bytes of the parts of a file that is sent over a line which carries so many a millisecond, and loses the parts that are told. */
async function partsOver(
  rate: number,
  size: number,
  lost: readonly number[] = [],
  options: PartsOptions = {},
) {
  const parts: number[] = [];
  let offset = 0;
  const upload = () => ({ id: 'a', offset, file: offset === size ? {} : null });
  const line = {
    startUpload: async () => upload(),
    getUpload: async () => upload(),
    sendUploadPart: async ({ file }: { file: Blob }) => {
      parts.push(file.size);
      await new Promise((resolve) => setTimeout(resolve, file.size / rate));
      if (lost.includes(parts.length)) throw lostLine();
      offset += file.size;
      return upload();
    },
  };
  const api = line as unknown as Parameters<typeof uploadInParts>[0];
  const sending = uploadInParts(api, { file: new Blob([new Uint8Array(size)]) }, options);
  await vi.runAllTimersAsync();
  await sending;
  return parts;
}
const failure = (code: ApiError['code'], status: number) =>
  new ApiError(`It failed: ${code}.`, {
    status,
    code,
    outcome: 'unknown',
    attempts: 4,
    requestId: null,
    problem: null,
  });
const lostLine = () => failure('network', 0);

it.each([
  [
    'grow where it is quick, to 4 MB',
    10_000,
    12_000_000,
    [],
    [256_000, 1_024_000, 4_000_000, 4_000_000, 2_720_000],
  ],
  ['keep what it carries in ten seconds', 32, 900_000, [], [256_000, 320_000, 320_000, 4_000]],
  ['shrink where it is slow, to 64 kB', 4, 450_000, [], [256_000, 64_000, 64_000, 64_000, 2_000]],
  [
    'shrink where it is lost, and grow again',
    100,
    1_000_000,
    [1, 2],
    [256_000, 64_000, 64_000, 256_000, 680_000],
  ],
])('parts of a file over a line %s', async (_, rate, size, lost, parts) => {
  expect(await partsOver(rate, size, lost)).toEqual(parts);
});

it('parts of a file are of the size that is told, whatever the line carries', async () => {
  expect(await partsOver(1, 250_000, [2], { partSize: 100_000 })).toEqual([
    100_000, 100_000, 100_000, 50_000,
  ]);
});

it('a file that another tab sends is waited for as long as its parts arrive', async () => {
  const minute = 60_000;
  const size = 30;
  const begun = Date.now();
  // A byte arrives each minute, from elsewhere: longer than the ten minutes in which nothing may arrive.
  const upload = async () => {
    const offset = Math.min(size, Math.floor((Date.now() - begun) / minute));
    return { id: 'a', offset, file: offset === size ? {} : null };
  };
  const sending = sendOver({
    startUpload: upload,
    getUpload: upload,
    sendUploadPart: () => Promise.reject(failure('conflict', 409)),
  });
  await vi.runAllTimersAsync();
  expect(await sending).toEqual({});
});

it('an upload whose first answer is lost is begun once', async () => {
  const keys: unknown[] = [];
  const sending = sendOver({
    startUpload: async (_: unknown, { idempotencyKey }: CallOptions) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw lostLine();
      return { id: 'a', offset: 30, file: {} };
    },
  });
  await vi.runAllTimersAsync();
  await sending;
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

const sendOver = (line: object) =>
  uploadInParts(line as Parameters<typeof uploadInParts>[0], { file: new Blob([new Uint8Array(30)]) });
