import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 4600,
      host: '127.0.0.1',
      dataDirectory: '/srv/.data',
      databaseUrl: undefined,
      demonstrationData: true,
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty"'],
    ['PORT', '70000', 'PORT is "70000"'],
    ['DATABASE_URL', 'mysql://somewhere/db', 'DATABASE_URL is not an address'],
    ['FILES_URL', 'ftp://somewhere', 'FILES_URL is no address'],
    ['FILES_URL', 's3://bucket', 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    ['IDENTITY_URL', 'keycloak', 'IDENTITY_URL is not an address'],
    ['DEMO', 'yes', 'DEMO is "yes"'],
    ['ENVIRONMENT', 'production', 'ENVIRONMENT is "production"'],
    ['ANALYTICS_URL', 'everywhere', 'ANALYTICS_URL is not an address'],
    ['ALLOWED_ORIGINS', 'https://a.example/console', 'ALLOWED_ORIGINS names "https://a.example/console"'],
    ['ALLOWED_ORIGINS', '*', 'ALLOWED_ORIGINS names "*"'],
    ['METRICS_PORT', 'nine', 'METRICS_PORT is "nine"'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'OTEL_EXPORTER_OTLP_ENDPOINT is not an address'],
    ['MAIL_FROM', 'the office', 'MAIL_FROM is "the office"'],
    ['MAIL_FROM', 'a@example.org\r\nBcc: all@example.org', 'MAIL_FROM is "a@example.org'],
    ['SMTP_URL', 'smtp://mail.example.org:587', 'MAIL_FROM is missing'],
    ['LARGEST_FILE_BYTES', '5MB', 'LARGEST_FILE_BYTES is "5MB"'],
  ])('says in a sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it.each(['moderator@example.org', 'Moderator <moderator@example.org>'])('sends mail from %s', (sender) => {
    const variables = { SMTP_URL: 'smtp://mail.example.org:587', MAIL_FROM: sender };
    expect(readConfig(variables)).toMatchObject({ mailFrom: sender });
  });

  it.each([
    ['/usr/lib/postgresql/18', '/usr/lib/postgresql/18'],
    ['../postgresql', '/postgresql'],
    ['', undefined],
  ])('runs the embedded database with a PostgreSQL in "%s"', (given, directory) => {
    expect(readConfig({ POSTGRES_DIR: given }, '/srv')).toMatchObject({ postgresDirectory: directory });
  });

  it('tells all mistakes at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[^]*\n[^]*DEMO/);
  });
});
