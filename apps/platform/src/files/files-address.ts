import { fileURLToPath } from 'node:url';
import { readS3Address } from './s3/address.ts';
import type { S3Address } from './s3/address.ts';

/** Where files lie: a folder that holds `files` and `logos`, or a bucket. */
export type FilesAddress = { directory: string } | S3Address;

/**
 * Reads what FILES_URL says.
 * @example readFilesAddress('file:///srv/moderator', {}) // { directory: '/srv/moderator' }
 * @returns the address, or what is wrong, a sentence each
 */
export function readFilesAddress(
  text: string,
  environment: Record<string, string | undefined>,
): FilesAddress | string[] {
  const { protocol, host } = URL.canParse(text) ? new URL(text) : { protocol: '', host: '' };
  if (protocol === 's3:') return readS3Address(text, environment);
  if (protocol === 'file:' && host === '') return { directory: fileURLToPath(text) };
  return ['FILES_URL is no address such as s3://bucket/prefix?region=eu-west-1 or file:///srv/moderator.'];
}
