import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Locked {
  version?: string;
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
  it('runs nothing of what it installs', () => {
    expect(readFileSync(`${root}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const own = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
      scripts: Record<string, string>;
    };
    // With it npm runs none of ours either, so none may be needed.
    expect(Object.keys(own.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual(
      [],
    );
  });
});
