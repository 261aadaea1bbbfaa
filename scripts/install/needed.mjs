/**
 * What is needed of the packages in package-lock.json: `product` is what `npm start` runs and builds with,
 * `everything` adds what tests and checks use.
 * @typedef {'product' | 'everything'} Part
 * @typedef {Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages
 */

/**
 * Paths of the packages that have to be there. Optional ones are left to npm: most are for other machines.
 * @param {Packages} wanted the packages of package-lock.json
 * @param {Part} part
 */
export const neededOf = (wanted, part) =>
  Object.keys(wanted).filter((path) => {
    const { dev, optional, devOptional } = wanted[path];
    return path.includes('node_modules/') && !optional && (part === 'everything' || !(dev || devOptional));
  });

/**
 * Those of them that are not installed, or in another version. Compared by content, not by time: a checkout
 * of another branch changes the times of files, and an installation that was interrupted leaves no list.
 * @param {Packages} wanted the packages of package-lock.json
 * @param {Packages} present those of node_modules/.package-lock.json, which npm writes last of all
 * @param {Part} part
 */
export const missingOf = (wanted, present, part) =>
  neededOf(wanted, part).filter((path) => {
    const found = present[path];
    return !found || found.version !== wanted[path].version || found.link !== wanted[path].link;
  });
