import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { findsFiles, hrefBelow, withParameters } from './hrefs.ts';
import { readManifest } from './manifest.ts';
import type { XmlElement } from './xml.ts';

const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlElement[] = [],
  text = '',
): XmlElement => ({ name, namespace: '', attributes, children, text });
const text = (name: string, value: string) => element(name, {}, [], value);

interface Parts {
  version?: string;
  items?: XmlElement[];
  resources?: XmlElement[];
  base?: string;
}

const manifest = ({ version = '1.2', items = [item()], resources = [resource()], base }: Parts = {}) =>
  element('manifest', base ? { base } : {}, [
    element('metadata', {}, [text('schemaversion', version)]),
    element('organizations', { default: 'O' }, [
      element('organization', { identifier: 'O' }, [text('title', 'Calls'), ...items]),
    ]),
    element('resources', {}, resources),
  ]);
const item = (attributes: Record<string, string> = {}, children: XmlElement[] = []) =>
  element('item', { identifier: 'I', identifierref: 'R', ...attributes }, [
    text('title', 'Greeting'),
    ...children,
  ]);
const resource = (attributes: Record<string, string> = {}) =>
  element('resource', { identifier: 'R', scormtype: 'sco', href: 'start.html', ...attributes });
const read = (root: XmlElement, files: string[] = ['start.html']) => readManifest(root, findsFiles(files));
const activitiesOf = (root: XmlElement, files?: string[]) => {
  const result = read(root, files);
  return 'manifest' in result ? result.manifest.activities : result.mistakes;
};

describe('a manifest', () => {
  const versions: [string, string | undefined][] = [
    ['1.2', '1.2'],
    ['CAM 1.3', '2004 2nd Edition'],
    ['2004 3rd Edition', '2004 3rd Edition'],
    ['2004 4th edition', '2004 4th Edition'],
    ['AICC', undefined],
  ];
  it.each(versions)('of version %s is of %s', (version, standard) => {
    const result = read(manifest({ version }));
    expect('manifest' in result ? result.manifest.standard : undefined).toBe(standard);
  });

  it('hides what it does not want shown, and not what is below that; one that hides all means all', () => {
    const hidden = (children: XmlElement[] = []) => item({ isvisible: 'false' }, children);
    const found = (items: XmlElement[]) => {
      const activities = activitiesOf(manifest({ items }));
      return activities.map((each) => typeof each === 'object' && each.hidden);
    };
    expect(found([item(), hidden([item()]), item({ isvisible: 'true' })])).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
    expect(found([hidden()])).toEqual([undefined]);
  });

  it('is known by its namespaces where it does not say its version', () => {
    const root = { ...manifest({ version: '' }), namespace: 'http://www.adlnet.org/xsd/adlcp_v1p3' };
    expect(read(root)).toMatchObject({ manifest: { standard: '2004 3rd Edition' } });
  });

  it('gives its activities with what is asked of them', () => {
    expect(
      activitiesOf(
        manifest({
          items: [
            item({ parameters: '?unit=2' }, [
              text('masteryscore', '80'),
              text('datafromlms', 'a=1'),
              text('maxtimeallowed', '00:30:00'),
            ]),
          ],
        }),
      ),
    ).toEqual([
      {
        identifier: 'I',
        title: 'Greeting',
        href: 'start.html?unit=2',
        kind: 'sco',
        masteryScore: 80,
        launchData: 'a=1',
        maxTimeAllowed: '00:30:00',
        objectives: [],
        weight: 1,
      },
    ]);
  });

  it('of 2004 gives its passing score, threshold, objectives and weight', () => {
    const sequencing = element('sequencing', {}, [
      element('rollupRules', { objectiveMeasureWeight: '0.5' }),
      element('objectives', {}, [
        element('primaryObjective', { objectiveID: 'main', satisfiedByMeasure: 'true' }, [
          text('minNormalizedMeasure', '0.7'),
        ]),
        element('objective', { objectiveID: 'other' }),
      ]),
    ]);
    const threshold = element('completionThreshold', { minProgressMeasure: '0.9' });
    const version = '2004 4th Edition';
    expect(activitiesOf(manifest({ version, items: [item({}, [sequencing, threshold])] }))).toMatchObject([
      { scaledPassingScore: 0.7, completionThreshold: 0.9, objectives: ['main', 'other'], weight: 0.5 },
    ]);
  });

  it('names chapters with their parts, and plays what is in them', () => {
    const chapter = element('item', { identifier: 'C' }, [text('title', 'Morning'), item()]);
    expect(activitiesOf(manifest({ items: [chapter] }))).toMatchObject([{ title: 'Morning – Greeting' }]);
  });

  it('without an organisation is the list of what can be opened', () => {
    const root = element('manifest', {}, [
      element('metadata', {}, [text('schemaversion', '1.2')]),
      element('organizations'),
      element('resources', {}, [
        resource(),
        resource({ identifier: 'P', scormtype: 'asset', href: 'photo.png' }),
      ]),
    ]);
    expect(activitiesOf(root, ['start.html', 'photo.png'])).toMatchObject([{ identifier: 'R' }]);
  });

  const mistakes: [string, XmlElement, string][] = [
    ['is none', element('html'), 'begins with <html>'],
    ['names a resource that is not there', manifest({ resources: [] }), 'refers to the resource “R”'],
    ['has a resource without an address', manifest({ resources: [resource({ href: '' })] }), 'has no href'],
    [
      'leads out of the package',
      manifest({ resources: [resource({ href: '../a.html' })] }),
      'not in the package',
    ],
    ['leads to what is not there', manifest({ resources: [resource({ href: 'b.html' })] }), 'no such file'],
    ['has nothing to open', manifest({ items: [], resources: [] }), 'nothing that can be opened'],
  ];
  it.each(mistakes)('that %s is refused with a sentence', (_, root, sentence) => {
    expect(read(root)).toEqual({ mistakes: [expect.stringContaining(sentence)] });
  });
});

describe('an address', () => {
  const table: [string[], string, string | undefined, string?][] = [
    [[], 'start.html', 'start.html'],
    [[], 'a\\b\\start.html', 'a/b/start.html'],
    [[], './a/../start.html?x=1#top', 'start.html', '?x=1#top'],
    [['content/', 'unit 1/'], 'start.html', 'content/unit 1/start.html'],
    [['content/index.html'], 'start.html', 'content/start.html'],
    [['content/'], '../start.html', 'start.html'],
    [[], '../start.html', undefined],
    [['a/'], '../../start.html', undefined],
    [[], '/start.html', undefined],
    [[], 'https://example.org/', undefined],
    [['https://example.org/'], 'start.html', undefined],
    [[], 'C:\\start.html', undefined],
    [[], 'javascript:alert(1)', undefined],
  ];
  it.each(table)('below %j, %s is %s', (bases, href, path, rest = '') => {
    expect(hrefBelow(bases, href)).toEqual(path === undefined ? undefined : { path, rest });
  });

  it('never leads out of the package', () => {
    const piece = fc.constantFrom('..', '.', '', 'a', 'b', '%2e%2e', '\\', '/', '//', '?', '#', ':');
    fc.assert(
      fc.property(fc.array(fc.array(piece)), fc.array(piece), (bases, href) => {
        const found = hrefBelow(
          bases.map((each) => each.join('/')),
          href.join('/'),
        );
        expect(found?.path.split('/').includes('..') ?? false).toBe(false);
        expect(found?.path.startsWith('/') ?? false).toBe(false);
      }),
    );
  });

  const parameters: [string, string | undefined, string][] = [
    ['', '?b=2', '?b=2'],
    ['', 'b=2', '?b=2'],
    ['?a=1', '?b=2', '?a=1&b=2'],
    ['?a=1', '&b=2', '?a=1&b=2'],
    ['#top', '?b=2', '?b=2#top'],
    ['', '#top', '#top'],
    ['#here', '#top', '#here'],
    ['?a=1', undefined, '?a=1'],
  ];
  it.each(parameters)('%s with %s is %s', (rest, added, whole) => {
    expect(withParameters(rest, added)).toBe(whole);
  });

  it('finds files whatever their case, and with blanks as they are or written as %20', () => {
    const find = findsFiles(['Content/Start Page.HTML', 'caf\u00e9.html']);
    expect(find('content/start page.html')).toBe('Content/Start Page.HTML');
    expect(find('Content/Start%20Page.HTML')).toBe('Content/Start Page.HTML');
    expect(find('cafe\u0301.html')).toBe('caf\u00e9.html');
    expect(find('100%.html')).toBeUndefined();
  });
});
