import { readFileSync } from 'node:fs';

// `npm sbom` of npm 11 leaves out, without its development dependencies, all that they share with what runs.

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json');
const { name, version } = read('package.json');

/** Where a package lies in the lockfile says its name, unless it stands in for another one. */
const nameOf = (path, entry) => entry.name ?? path.split('node_modules/').at(-1);
/** Package URL of npm: the scope is a namespace of its own. Source: github.com/package-url, type npm. */
const addressOf = (of, at) => `pkg:npm/${of.replace('@', '%40')}@${at}`;
/** SPDX knows expressions and single licences; whatever else a package says of its own stands as its name. */
const licenceOf = (licence) =>
  / (OR|AND|WITH) /.test(licence)
    ? { expression: licence }
    : { license: /^[A-Za-z0-9.+-]+$/.test(licence) ? { id: licence } : { name: licence } };

const algorithms = { sha512: 'SHA-512', sha1: 'SHA-1' };
const hashesOf = (integrity) =>
  integrity.split(' ').map((each) => ({
    alg: algorithms[each.slice(0, each.indexOf('-'))],
    content: Buffer.from(each.slice(each.indexOf('-') + 1), 'base64').toString('hex'),
  }));

const components = Object.entries(packages)
  .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
  .map(([path, entry]) => {
    const own = nameOf(path, entry);
    return {
      type: 'library',
      // The same package may lie in several places.
      'bom-ref': path,
      name: own,
      version: entry.version,
      // What only some machines need, or what is there already.
      scope: entry.optional || entry.devOptional || entry.peer ? 'optional' : 'required',
      ...(entry.integrity && { hashes: hashesOf(entry.integrity) }),
      ...(entry.license && { licenses: [licenceOf(entry.license)] }),
      purl: addressOf(own, entry.version),
    };
  });

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': name, name, version, purl: addressOf(name, version) },
  },
  components,
};
process.stdout.write(`${JSON.stringify(bill, undefined, 2)}\n`);
