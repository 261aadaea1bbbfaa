import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const image = 'localhost/moderator-under-test';
/** An image with Node that buildah has or may fetch; without it nobody is made to download one. */
const base = process.env['CONTAINER_BASE'];

const buildah = (...parameters: string[]) =>
  execFileSync('buildah', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });

describe.skipIf(!base)('the container', () => {
  let container: string;
  beforeAll(() => {
    const from = `NODE_IMAGE=${base}`;
    const file = 'deploy/container/Containerfile';
    buildah('build', '-q', '--format', 'docker', '-f', file, '--build-arg', from, '-t', image, '.');
    container = buildah('from', image).trim();
  }, 900_000);
  afterAll(() => {
    buildah('rm', container);
    buildah('rmi', image);
  });

  it('weighs less than 400 MB', () => {
    const [{ size }] = JSON.parse(buildah('images', '--json', image)) as [{ size: string }];
    expect(Number.parseFloat(size)).toBeLessThan(400);
    expect(size).toMatch(/ MB$/);
  });

  it('says how it does, and is nobody in particular', () => {
    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', image)) as {
      Docker: { config: { User: string; Healthcheck: { Test: string[] } } };
    };
    expect(Docker.config.User).toBe('10001:10001');
    expect(Docker.config.Healthcheck.Test.join(' ')).toContain('/health');
  });

  it('starts, and tells what it lacks', () => {
    const started = spawnSync(
      'buildah',
      ['run', container, '--', 'node', '/srv/moderator/moderator.mjs', 'start'],
      { encoding: 'utf8' },
    );
    expect([started.status, started.stderr]).toEqual([1, expect.stringContaining('set DATABASE_URL')]);
  });
});
