import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');
const isThere = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

/** Settings as the operator's pages list them, and those of others that the platform's libraries read. */
const known = new Set([
  ...['README.md', ...readdirSync(at('docs/operating')).map((name) => `docs/operating/${name}`)].flatMap(
    (path) => [...read(path).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => name),
  ),
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
]);

interface Service {
  image?: string;
  environment?: Record<string, unknown>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
}
const compose = parse(read('deploy/compose/compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const values = parse(read('deploy/helm/moderator/values.yaml')) as { settings: Record<string, unknown> };
const containerSettings = /^ENV (.+)$/m
  .exec(read('deploy/container/Containerfile'))![1]
  .split(' ')
  .map((each) => each.split('=')[0]);

describe('what an operator is given to deploy with', () => {
  it.each([
    ['the compose file', Object.keys(compose.services['platform']?.environment ?? {})],
    ['its setup', Object.keys(compose.services['setup']?.environment ?? {})],
    ['the chart', Object.keys(values.settings)],
    ['the container', containerSettings],
  ])('%s sets what is a setting', (_, settings) => {
    expect(settings.length).toBeGreaterThan(0);
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
  });

  it('is open to this machine alone, and the platform may change nothing but its data', () => {
    for (const { ports = [] } of Object.values(compose.services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(compose.services['platform']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('names releases of what others make', () => {
    const images = Object.values(compose.services).map(({ image }) => image ?? '');
    expect(images.filter((image) => image.includes('/') && !/:v?\d/.test(image))).toEqual([]);
  });
});

describe.skipIf(!isThere('openssl', 'version'))('prepare.mjs', () => {
  const copied = mkdtempSync(join(tmpdir(), 'moderator-compose-'));
  const directory = join(copied, 'compose');
  afterAll(() => rmSync(copied, { recursive: true }));
  const made = (name: string) => readFileSync(join(directory, name), 'utf8');

  it('makes secrets that nobody has and a certificate of the host, once', () => {
    for (const part of ['compose', 'keycloak'])
      cpSync(at(`deploy/${part}`), join(copied, part), {
        recursive: true,
        filter: (path) => !/\/(\.env|certificates|realm)$/.test(path),
      });
    const prepare = () =>
      execFileSync(process.execPath, [join(directory, 'prepare.mjs'), 'provider.example', 'north']);
    prepare();
    const settings = made('.env');
    expect(settings).toContain('HOST_NAME=provider.example\n');
    expect(settings.match(/^\w+_(PASSWORD|SECRET)=[0-9a-f]{48}$/gm)).toHaveLength(4);
    const certificates = [
      join(directory, 'certificates/authority.crt'),
      join(directory, 'certificates/site.crt'),
    ] as const;
    const verified = execFileSync('openssl', [
      'verify',
      '-verify_hostname',
      'login.provider.example',
      '-CAfile',
      ...certificates,
    ]);
    expect(verified.toString()).toContain('OK');
    const realm = JSON.parse(made('realm/moderator-realm.json')) as {
      clients: { redirectUris?: string[] }[];
    };
    expect(realm.clients[0]?.redirectUris).toEqual([
      'https://provider.example/*',
      'https://north.provider.example/*',
    ]);
    expect(settings).toContain((realm.clients[1] as { secret?: string }).secret);
    prepare();
    expect(made('.env')).toBe(settings);
  });

  it('makes nothing for what is no host', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(directory, 'prepare.mjs'), 'a b; rm']);
    expect([status, stderr.toString()]).toEqual([2, expect.stringContaining('is no name of a host')]);
  });
});

// The chart is written in Helm's own language: without Helm nobody can read it.
describe.skipIf(!isThere('helm', 'version'))('the chart', () => {
  const chart = at('deploy/helm/moderator');
  const template = (...settings: string[]) => {
    const { status, stdout, stderr } = spawnSync('helm', [
      'template',
      'mine',
      chart,
      '--kube-version=1.30.0',
      ...settings.flatMap((each) => ['--set', each]),
    ]);
    return {
      status,
      complaint: stderr.toString(),
      objects: parseAllDocuments(stdout.toString())
        .map((each) => each.toJS() as { kind: string; spec: Record<string, unknown> } | null)
        .filter((each) => each !== null),
    };
  };
  const kinds = (...settings: string[]) =>
    template(...settings)
      .objects.map(({ kind }) => kind)
      .sort();

  it('is as Helm wants it', () => {
    expect(spawnSync('helm', ['lint', '--strict', chart]).stdout.toString()).toContain('0 chart(s) failed');
  });

  it('is processes side by side behind an address, with data that outlives them', () => {
    expect(kinds()).toEqual([
      'ConfigMap',
      'Deployment',
      'Ingress',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
      'Service',
    ]);
    expect(
      kinds('replicas=1', 'ingress.enabled=false', 'data.existingClaim=mine', 'metrics.enabled=false'),
    ).toEqual(['ConfigMap', 'Deployment', 'Service']);
    expect(kinds('metrics.serviceMonitor=true')).toContain('ServiceMonitor');
  });

  it('lets the platform do little', () => {
    const deployment = template().objects.find(({ kind }) => kind === 'Deployment');
    expect(deployment).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                securityContext: {
                  readOnlyRootFilesystem: true,
                  allowPrivilegeEscalation: false,
                  capabilities: { drop: ['ALL'] },
                },
              },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['settings.SMTP_URL=smtp://a:b@c', 'settings'],
    ['data.accessMode=ReadWriteOnce', 'ReadWriteMany'],
    ['replicas=0', 'replicas'],
  ])('refuses %s', (setting, complaint) => {
    const { status, complaint: told } = template(setting);
    expect(status).not.toBe(0);
    expect(told).toContain(complaint);
  });
});
