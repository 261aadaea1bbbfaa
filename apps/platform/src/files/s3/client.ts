import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { messageOf } from '../../kernel/thrown.ts';
import { StorageError } from '../storage-error.ts';
import type { S3Address } from './address.ts';
import { readAnswer } from './xml.ts';

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Statuses beside good ones that the caller knows what to do with. */
  takes?: readonly number[];
  signal?: AbortSignal;
}

/** Sends requests to one bucket, signed, and again where the network or the server fails for a moment. */
export interface S3Client {
  send(request: S3Request): Promise<Response>;
  /** The name of a key as others are told it. */
  pathOf(key: string): string;
}

const tries = 5;
const firstPauseMs = 100;
/** Milliseconds until an answer has to begin. */
const longestMs = 60_000;
/** What passes: the server is busy, or asks for it to be said again. */
const passes = new Set([408, 409, 429, 500, 502, 503, 504]);

export function createS3Client(address: S3Address): S3Client {
  const pathOf = (key: string) => `${address.prefix}${key}`;

  async function sendOnce(request: S3Request): Promise<Response> {
    const { method, key, query = {}, body, signal } = request;
    const url = new URL(key === undefined ? `${address.origin}/` : `${address.origin}/${pathOf(key)}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...address.credentials,
      service: 's3',
      region: address.region,
      method,
      url: url.href,
      // The server compares it with what came: nothing is kept that was changed on its way.
      headers: { ...request.headers, 'x-amz-content-sha256': sha256Of(body) },
      body: body ?? null,
    }).sign();
    // Only the beginning of the answer is waited for: reading it may take as long as it takes.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), longestMs);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: body ?? null,
        signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    pathOf,
    async send(request) {
      const { method, key = '', takes = [], signal } = request;
      for (let count = 1; ; count++) {
        const last = count === tries;
        let problem: string;
        try {
          const answer = await sendOnce(request);
          if (answer.ok || takes.includes(answer.status)) return answer;
          problem = `${answer.status} ${await reasonOf(answer)}`;
          if (!passes.has(answer.status)) throw new StorageError(toldOf(method, key, problem));
        } catch (error) {
          if (error instanceof StorageError || signal?.aborted) throw error;
          problem = causeOf(error);
        }
        if (last) throw new StorageError(toldOf(method, key, problem));
        await wait(firstPauseMs * 2 ** (count - 1) * (0.5 + Math.random()), undefined, { signal });
      }
    },
  };

  function toldOf(method: string, key: string, problem: string): string {
    return `the bucket ${address.bucket} at ${new URL(address.origin).host} answered ${method} ${key} with: ${problem}`;
  }
}

const sha256Of = (body: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(body).digest('hex');

/** What fetch says of a connection lies in the cause of its error. */
export const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause ? messageOf(error.cause) || error.message : messageOf(error);

async function reasonOf(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  const { Code, Message } = readAnswer(text, ['Code', 'Message']);
  return [Code[0], Message[0]].filter(Boolean).join(': ') || answer.statusText;
}
