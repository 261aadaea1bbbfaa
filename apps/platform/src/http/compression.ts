import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Bytes: below this an answer fits one packet anyway. */
const worthwhile = 1_000;
/** Bytes: up to this it takes half a millisecond, and handing it to another thread and back takes longer. */
const atOnce = 200_000;

/**
 * Compresses the page and the JSON answers. Built files were compressed once, by the build; answers of
 * the identity service are hijacked before this. BREACH needs a secret beside text of an attacker's
 * choosing in one answer: tokens travel in headers and cookies only, and no answer holds one.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: worthwhile,
    syncThreshold: atOnce,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/html|application\/(problem\+)?json)(;|$)/,
    // Quality 11 is for what is compressed once; 3 costs half as much as gzip and is smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    // Programs take gzip, browsers brotli. Level 6, the usual one, costs three times as much and saves a twentieth.
    zlibOptions: { level: 3 },
  });
}
