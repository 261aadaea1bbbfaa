import { describe, expect, it } from 'vitest';
import { readFilesAddress } from './files-address.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('FILES_URL', () => {
  it.each([
    ['file:///srv/files%20of%20all', {}, { directory: '/srv/files of all' }],
    [
      's3://evidence',
      { AWS_REGION: 'af-south-1' },
      { origin: 'https://evidence.s3.af-south-1.amazonaws.com', region: 'af-south-1', prefix: '' },
    ],
    [
      's3://evidence.example.org/a/b/?region=eu-west-1',
      {},
      { origin: 'https://s3.eu-west-1.amazonaws.com/evidence.example.org', prefix: 'a/b/' },
    ],
    [
      's3://evidence?endpoint=http://127.0.0.1:7070/&style=host',
      { AWS_SESSION_TOKEN: 'session' },
      { origin: 'http://evidence.127.0.0.1:7070', credentials: { sessionToken: 'session' } },
    ],
    [
      's3://evidence?sse=aws:kms&sse-key=arn',
      {},
      {
        encryption: {
          'x-amz-server-side-encryption': 'aws:kms',
          'x-amz-server-side-encryption-aws-kms-key-id': 'arn',
        },
      },
    ],
  ])('%s is understood', (url, environment, address) => {
    expect(readFilesAddress(url, { ...keys, ...environment })).toMatchObject(address);
  });

  it.each([
    ['somewhere', 'is no address'],
    ['file://host/share', 'is no address'],
    ['s3:///prefix', 'names no bucket'],
    ['s3://id:secret@evidence', 'holds a key'],
    ['s3://evidence/a b', 'prefix in FILES_URL'],
    ['s3://evidence?endpoint=s3.example.org', 'The endpoint in FILES_URL'],
    ['s3://evidence?style=other', 'The style in FILES_URL'],
    ['s3://evidence?sse=none', 'The sse in FILES_URL'],
    ['s3://evidence?secret=x', '"secret", which is none of'],
  ])('%s is a mistake', (url, sentence) => {
    expect(String(readFilesAddress(url, keys))).toContain(sentence);
  });
});
