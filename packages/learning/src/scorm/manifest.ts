import { addressOf, hrefBelow, withParameters } from './hrefs.ts';
import type { ScormActivity } from './results.ts';
import { notesOf, noteIn, rulesForChildren, rulesOfItem, withCollection } from './sequencing.ts';
import type { NotFollowed } from './sequencing.ts';
import type { OrderRules } from './order-rules.ts';
import type { ScormStandard } from './standards.ts';
import { allBelow, attributeOf, childOf, childrenOf, descendant } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** What a manifest says of its package. */
export interface ScormManifest {
  title: string;
  standard: ScormStandard;
  activities: ScormActivity[];
  /** Rules of sequencing as they stand in the manifest, by activity; handed on to who plays it. */
  sequencing: Record<string, XmlElement>;
  /** What of them is not followed, a sentence for each: whoever brings it in should know. */
  notes: string[];
}

/** Either what it says, or why it cannot be played, a sentence for each mistake. */
export type ReadManifest = { manifest: ScormManifest } | { mistakes: string[] };

/** More than any course has, and less than what costs somebody their patience. */
const mostActivities = 500;

/**
 * Reads a manifest. Of several organisations the one that it names counts, else the first; a package without any is the
 * list of its resources.
 * @param fileAt the file of the package at a path, whatever its case; undefined where there is none
 */
export function readManifest(root: XmlElement, fileAt: (path: string) => string | undefined): ReadManifest {
  if (root.name !== 'manifest')
    return { mistakes: [`imsmanifest.xml begins with <${root.name}> and not with <manifest>.`] };
  const standard = standardOf(root);
  if (!standard)
    return {
      mistakes: [
        `The manifest names the standard “${textOf(descendant(root, 'metadata', 'schemaversion')) ?? ''}”; SCORM 1.2 and SCORM 2004 are played.`,
      ],
    };
  const organization = chosenOrganization(root);
  const resources = readResources(root);
  const reading: Reading = {
    root,
    standard,
    resources,
    fileAt,
    mistakes: [],
    activities: [],
    sequencing: {},
    notes: new Map(),
  };
  if (organization) readOrganization(reading, organization);
  else [...resources.values()].filter(isLaunchable).forEach((each) => readResource(reading, each));
  const { mistakes, sequencing } = reading;
  const activities = withSomethingShown(reading.activities);
  if (activities.length === 0 && mistakes.length === 0)
    mistakes.push('The manifest names nothing that can be opened: no item with a resource that has an href.');
  if (activities.length > mostActivities)
    mistakes.push(`The manifest has ${activities.length} activities; up to ${mostActivities} are played.`);
  if (mistakes.length > 0) return { mistakes };
  const title = textOf(childOf(organization, 'title')) ?? activities[0]?.title ?? 'Package';
  return {
    manifest: { title: title.slice(0, 255), standard, activities, sequencing, notes: notesOf(reading.notes) },
  };
}

function readOrganization(reading: Reading, organization: XmlElement): void {
  const title = textOf(childOf(organization, 'title')) ?? 'the whole';
  const note = noteIn(reading.notes, title);
  const sequencing = withCollection(childOf(organization, 'sequencing'), reading.root, note);
  if (Object.keys(rulesOfItem(organization, sequencing, note)).length > 0) note('chapters');
  const rules = rulesForChildren('organization', sequencing);
  childrenOf(organization, 'item').forEach((item) => readItem(reading, item, [], rules));
}

/** A package that hides all that it has means its one part, whose name no menu shows. */
const withSomethingShown = (activities: ScormActivity[]): ScormActivity[] =>
  activities.some(({ hidden }) => !hidden)
    ? activities
    : activities.map(({ hidden: _, ...activity }) => activity);

interface Reading {
  root: XmlElement;
  standard: ScormStandard;
  resources: ReadonlyMap<string, Resource>;
  fileAt: (path: string) => string | undefined;
  mistakes: string[];
  activities: ScormActivity[];
  sequencing: Record<string, XmlElement>;
  notes: NotFollowed;
}

interface Resource {
  identifier: string;
  href: string | undefined;
  bases: string[];
  kind: 'sco' | 'asset';
}

/** Text of an element on one line, or undefined where it says nothing. */
const textOf = (element: XmlElement | undefined): string | undefined =>
  element?.text.replace(/\s+/g, ' ').trim() || undefined;

/** By what it says; where it says nothing, by the namespaces that it uses. */
function standardOf(root: XmlElement): ScormStandard | undefined {
  const version = textOf(descendant(root, 'metadata', 'schemaversion'));
  if (version === '1.2' || version === '1.1') return '1.2';
  const edition = /^2004\s+(2nd|3rd|4th)\s+edition$/i.exec(version ?? '')?.[1]?.toLowerCase();
  if (edition) return `2004 ${edition as '2nd' | '3rd' | '4th'} Edition`;
  if (version && /^(cam\s*)?1\.3$/i.test(version)) return '2004 2nd Edition';
  const namespaces = new Set([...allBelow(root)].map(({ namespace }) => namespace));
  const attributed = Object.values(root.attributes);
  const uses = (part: string) =>
    [...namespaces, ...attributed].some((each) => each.toLowerCase().includes(part));
  if (uses('adlcp_v1p3')) return '2004 3rd Edition';
  return uses('adlcp_rootv1p2') ? '1.2' : undefined;
}

function chosenOrganization(root: XmlElement): XmlElement | undefined {
  const organizations = childOf(root, 'organizations');
  const wanted = attributeOf(organizations, 'default');
  const all = childrenOf(organizations, 'organization').filter((each) => childOf(each, 'item'));
  return all.find((each) => attributeOf(each, 'identifier') === wanted) ?? all[0];
}

function readResources(root: XmlElement): Map<string, Resource> {
  const around = childOf(root, 'resources');
  const found = new Map<string, Resource>();
  for (const each of childrenOf(around, 'resource')) {
    const identifier = attributeOf(each, 'identifier') ?? '';
    const bases = [root, around, each].flatMap((element) => attributeOf(element, 'base') ?? []);
    // Without a word it is an asset; 1.2 writes scormtype, 2004 scormType.
    const kind = attributeOf(each, 'scormtype')?.toLowerCase() === 'sco' ? 'sco' : 'asset';
    if (!found.has(identifier))
      found.set(identifier, { identifier, href: attributeOf(each, 'href'), bases, kind });
  }
  return found;
}

/** Without an organisation nobody says what is opened first: what talks to us, or else what is a page. */
const isLaunchable = ({ href, kind }: Resource): boolean =>
  href !== undefined && (kind === 'sco' || /\.html?([?#]|$)/i.test(href));

function readResource(reading: Reading, resource: Resource): void {
  const href = addressed(reading, resource, undefined, resource.identifier);
  if (!href) return;
  const { identifier, kind } = resource;
  reading.activities.push({ identifier, title: identifier, href, kind, objectives: [], weight: 1 });
}

/** @param given what stands above it asks of it; a choice that is taken away there is not given back below */
function readItem(reading: Reading, item: XmlElement, above: readonly string[], given: OrderRules): void {
  const identifier = attributeOf(item, 'identifier') ?? `item-${reading.activities.length + 1}`;
  const title = textOf(childOf(item, 'title')) ?? identifier;
  const reference = attributeOf(item, 'identifierref');
  const note = noteIn(reading.notes, title);
  const sequencing = withCollection(childOf(item, 'sequencing'), reading.root, note);
  const order = rulesOfItem(item, sequencing, note);
  if (reference === undefined && Object.keys(order).length > 0) note('chapters');
  if (sequencing) reading.sequencing[identifier] = sequencing;
  // An item may be there for its resource alone; what nobody is shown is not opened by itself.
  if (reference !== undefined) {
    const resource = reading.resources.get(reference);
    if (!resource)
      reading.mistakes.push(`“${title}” refers to the resource “${reference}”, which is not there.`);
    else if (resource.href === undefined)
      reading.mistakes.push(`The resource “${reference}” of “${title}” has no href, so it cannot be opened.`);
    else {
      const href = addressed(reading, resource, attributeOf(item, 'parameters'), title);
      if (href)
        reading.activities.push({
          identifier: identifier.slice(0, 255),
          title: [...above, title].join(' – ').slice(0, 255),
          href,
          kind: resource.kind,
          // It says nothing of what is below the item.
          ...(['false', '0'].includes(attributeOf(item, 'isvisible') ?? '') && { hidden: true as const }),
          ...rulesOf(item, sequencing),
          ...given,
          ...order,
        });
    }
  }
  const chapters = childrenOf(item, 'item');
  const below = {
    ...(given.inOrder && { inOrder: given.inOrder }),
    ...rulesForChildren(identifier, sequencing),
  };
  chapters.forEach((child) => readItem(reading, child, [...above, title], below));
}

function addressed(
  reading: Reading,
  { href = '', bases }: Resource,
  parameters: string | undefined,
  title: string,
): string | undefined {
  const found = hrefBelow(bases, href);
  if (!found || found.path === '') {
    reading.mistakes.push(`“${title}” leads to ${href || 'nothing'}, which is not in the package.`);
    return undefined;
  }
  const path = reading.fileAt(found.path) ?? (bases.length > 0 ? withoutBases(reading, href) : undefined);
  if (path === undefined) {
    reading.mistakes.push(`“${title}” leads to ${found.path}, and there is no such file in the package.`);
    return undefined;
  }
  return `${addressOf(path)}${withParameters(found.rest, parameters)}`;
}

/** Some tools write a base and repeat it in every href. */
const withoutBases = ({ fileAt }: Reading, href: string): string | undefined => {
  const found = hrefBelow([], href);
  return found && fileAt(found.path);
};

type Rules = Omit<ScormActivity, 'identifier' | 'title' | 'href' | 'kind' | 'hidden' | keyof OrderRules>;

const within = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = text === undefined ? NaN : Number(text);
  return value >= least && value <= most ? value : undefined;
};

function rulesOf(item: XmlElement, sequencing: XmlElement | undefined): Rules {
  const primary = descendant(sequencing, 'objectives', 'primaryObjective');
  const objectives = [primary, ...childrenOf(childOf(sequencing, 'objectives'), 'objective')];
  const threshold = childOf(item, 'completionThreshold');
  const measured = attributeOf(primary, 'satisfiedByMeasure') === 'true';
  const rules = {
    launchData: (childOf(item, 'datafromlms') ?? childOf(item, 'dataFromLMS'))?.text.slice(0, 4096),
    masteryScore: within(textOf(childOf(item, 'masteryscore')), 0, 100),
    // Without a number the standard takes 1.
    scaledPassingScore: measured
      ? within(textOf(childOf(primary, 'minNormalizedMeasure')) ?? '1', -1, 1)
      : undefined,
    completionThreshold:
      threshold && attributeOf(threshold, 'completedByMeasure') !== 'false'
        ? within(attributeOf(threshold, 'minProgressMeasure') ?? textOf(threshold), 0, 1)
        : undefined,
    maxTimeAllowed:
      textOf(childOf(item, 'maxtimeallowed')) ??
      attributeOf(childOf(sequencing, 'limitConditions'), 'attemptAbsoluteDurationLimit'),
    timeLimitAction: textOf(childOf(item, 'timelimitaction')),
  };
  return {
    ...Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined)),
    objectives: objectives.flatMap((each) => attributeOf(each, 'objectiveID') ?? []).slice(0, 250),
    weight: within(attributeOf(childOf(sequencing, 'rollupRules'), 'objectiveMeasureWeight'), 0, 1) ?? 1,
  };
}
