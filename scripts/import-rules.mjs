/**
 * Who may import whom: what docs/ARCHITECTURE.md says in words. Rules speak of kinds of places, so that one more area
 * or feature is bound by them without a line here.
 *
 * @typedef {object} Rule
 * @property {string} name as a sentence
 * @property {{ path: string, except?: string[] }} from whom it binds; the first group is `$1` in `to`
 * @property {{ paths: string[], except?: string[] }} to what they may not import
 */

const platform = '^apps/platform/src/';
const moderator = '^apps/moderator/src/';
const contract = '^packages/contract/src/';
/** What only tests use. */
const forTests = String.raw`\.(test|fixture)\.tsx?$|^apps/platform/src/(testing|bench)/|^e2e/`;

/** Layers from below; each imports only itself and what stands below it. */
const platformLayers = [
  [
    'kernel/',
    'database/',
    'files/',
    'mail/',
    'spreadsheets/',
    'pdf/',
    'paper/',
    String.raw`(config|context)\.ts$`,
  ],
  ['jobs/', 'inbox/', 'documents/', 'http/', 'embedded/', 'keycloak/'],
  ['attempts/', 'people/', 'content/', 'figures/'],
  ['areas/'],
  [String.raw`(areas|all-jobs|platform|main)\.ts$`, 'demonstration/', 'import/'],
];
const moderatorLayers = [
  ['i18n/', 'storage/'],
  ['theme/', 'labels/'],
  ['ui/'],
  ['session/'],
  ['api/'],
  ['attempts/', 'package-player/'],
  ['shell/'],
  ['judging/'],
  ['features/'],
  ['routes/', String.raw`(routeTree\.gen|router|application|main)\.tsx?$`],
];

const within = (root, names) => `${root}(?:${names.join('|')})`;

const upwards = (name, root, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `nothing in the ${name} imports upwards`,
    from: { path: within(root, layer), except: [forTests] },
    to: { paths: layers.slice(index + 1).map((above) => within(root, above)) },
  }));

/** Places of one kind that never import their like: what two share moves down. */
const strangers = (name, root) => ({
  name,
  from: { path: `${root}([^/]+)/`, except: [forTests] },
  to: { paths: [`${root}[^/]+/`], except: [`${root}$1/`] },
});

/** What a package may import of the others. */
const standsOn = (name, root, ...others) => ({
  name,
  from: { path: root, except: [forTests] },
  to: { paths: ['^apps/', '^packages/', '^e2e/'], except: [root, ...others] },
});

/** @type {readonly Rule[]} */
export const rules = [
  strangers('areas of the platform never import each other', `${platform}areas/`),
  strangers('features never import each other', `${moderator}features/`),
  {
    name: 'an area of the contract knows of others their schemas alone, and by its operations alone',
    from: { path: `${contract}areas/([^/]+)/` },
    to: {
      paths: [`${contract}areas/[^/]+/`],
      except: [`${contract}areas/$1/`, `${contract}areas/[^/]+/[^/]*schemas\\.ts$`],
    },
  },
  {
    name: 'schemas of an area know no other area',
    from: { path: `${contract}areas/([^/]+)/[^/]*schemas\\.ts$` },
    to: { paths: [`${contract}areas/[^/]+/`], except: [`${contract}areas/$1/`] },
  },
  {
    name: 'the kit of the contract knows no area',
    from: { path: `${contract}kit/` },
    to: { paths: [`${contract}areas/`] },
  },
  ...upwards('platform', platform, platformLayers),
  ...upwards('application', moderator, moderatorLayers),
  {
    name: 'requests and documents know nothing of each other',
    from: { path: `${platform}(http|documents)/`, except: [forTests] },
    to: { paths: [`${platform}(?:http|documents)/`], except: [`${platform}$1/`] },
  },
  standsOn('the contract stands on nothing', '^packages/contract/'),
  standsOn('the client stands on the contract', '^packages/client/', '^packages/contract/'),
  standsOn('the rules of moderation stand on the contract', '^packages/moderation/', '^packages/contract/'),
  standsOn('the rules of learning stand on the contract', '^packages/learning/', '^packages/contract/'),
  standsOn('the demonstration is data', '^packages/demo/', '^packages/(?:contract|moderation|spreadsheets)/'),
  standsOn(
    'the platform stands on contract and rules',
    '^apps/platform/',
    '^packages/(?:contract|moderation|learning|spreadsheets)/',
    '^packages/demo/',
  ),
  standsOn(
    'the application stands on client, contract and rules',
    '^apps/moderator/',
    '^packages/(?:client|contract|moderation|learning)/',
  ),
  {
    name: 'only the first start knows the demonstration',
    from: { path: platform, except: [forTests, `${platform}demonstration/`, `${platform}main\\.ts$`] },
    to: { paths: ['^packages/demo/'] },
  },
  {
    name: 'rules are pure: they read nothing of the machine',
    from: { path: '^packages/(?:moderation|learning)/', except: [forTests] },
    to: { paths: ['^node:'] },
  },
  {
    name: 'a browser takes of the contract types, routes and lists, never its schemas',
    from: { path: '^(?:apps/moderator|packages/client)/src/', except: [forTests] },
    to: {
      paths: ['^packages/contract/', '^zod$'],
      except: [
        '^packages/contract/generated/',
        `${contract}kit/(?:(?:(?:device|figure|file|inbox|marketplace|report)-)?options|errors|runtime|resource-routes)\\.ts$`,
      ],
    },
  },
  {
    name: 'what a browser takes of the contract brings no schemas along',
    from: {
      path: `^packages/contract/generated/|${contract}kit/(?:(?:(?:device|figure|file|inbox|marketplace|report)-)?options|errors|runtime|resource-routes)\\.ts$`,
    },
    to: {
      paths: ['.'],
      except: [
        '^packages/contract/generated/',
        `${contract}kit/(?:(?:(?:device|figure|file|inbox|marketplace|report)-)?options|errors|runtime|resource-routes)\\.ts$`,
      ],
    },
  },
  {
    name: 'what is for tests is imported by tests alone',
    from: { path: '^(?:apps|packages)/', except: [forTests, String.raw`(?:^|/)vitest[^/]*$`] },
    to: { paths: [forTests] },
  },
];
