import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Settings of a platform under test: any free port, nothing printed. */
export const testConfig = (dataDirectory: string): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDirectory,
  databaseUrl: undefined,
  identityUrl: undefined,
  tokenAudience: 'account',
  tokenClients: ['moderator'],
  publicUrl: undefined,
  demonstrationData: false,
  environment: 'dev',
  logLevel: 'silent',
  largestFile: 5_000_000,
  filesOfPerson: 1_000_000,
  fileBytesOfPerson: 1_000_000_000_000,
  fileBytesOfAccount: 1_000_000_000_000,
  requestsOfAddress: 1_000_000,
  auditKeyFile: join(dataDirectory, 'audit/key.pem'),
  auditAnchors: [join(dataDirectory, 'audit/anchors.jsonl')],
  openRequestsOfAddress: 1_000_000,
  trustedProxies: [],
  requestsOfUser: 1_000_000,
  requestsOfAccount: 1_000_000,
  impersonatedUserId: undefined,
  smtpUrl: undefined,
  clamdUrl: undefined,
  supportAddress: 'support@moderator.invalid',
  analyticsUrl: undefined,
});
