import { refuseOtherScale } from './refuse-other-scale.ts';
import { counted, noneYet } from './storing.ts';
import type { Counts, Storing } from './storing.ts';
import { stableId } from '../kernel/ids.ts';
import type { SourcePerson, SourceRecords } from './source.ts';
import { rowWriterFor } from './put-rows.ts';
import { storeAttempts } from './store-attempts.ts';
import { putDocuments } from './store-documents.ts';
import type { Given, StoredDocuments } from './store-documents.ts';
import { putOutcomes } from './store-outcomes.ts';
import { together } from './together.ts';

/**
 * Stores records, in the caller's transaction. What is there already is compared by its natural key.
 * Rows that may not be changed any more are added to the refusals of the records.
 * @param onRead asked when all was read, before anything is done about attempts
 */
export async function storeRecords(
  parts: Omit<Storing, 'idOf' | 'counts' | 'file' | 'rows'>,
  records: SourceRecords,
  onRead: () => void,
): Promise<Counts> {
  const { queries, account, mapping } = parts;
  const counts = Object.fromEntries(counted.map((name) => [name, noneYet()])) as Counts;
  const file = {
    outcomes: mapping.outcomes.file,
    learners: mapping.learners.file,
    results: mapping.results.file,
  };
  // The prefix and not the id stands for the account: the id differs from machine to machine.
  const idOf = idsOf((...key) => stableId('import', account.prefix, mapping.source, ...key));
  const rows = await rowWriterFor(queries, account);
  const storing: Storing = { ...parts, counts, file, idOf, rows };

  const put = async (
    name: 'courses' | 'sites' | 'assessors' | 'learners',
    bodies: Iterable<Given>,
    signal: AbortSignal,
  ): Promise<StoredDocuments> => {
    const kind = name === 'courses' || name === 'sites' ? name : 'users';
    const stored = await putDocuments(storing, kind, bodies, signal);
    counts[name] = stored.count;
    return stored;
  };
  await refuseOtherScale(storing, records);
  const { courses, sites, assessors, learners } = bodiesOf(storing, records);
  // Who there is was read: it is written while their results are read, which is the larger file.
  const [documents] = await together(
    async (signal) => ({
      course: await put('courses', courses, signal),
      site: await put('sites', sites, signal),
      assessor: await put('assessors', assessors, signal),
      learner: await put('learners', learners, signal),
    }),
    (signal) => records.readResults(signal),
  );
  onRead();
  const withheld = await putOutcomes(storing, records);
  await storeAttempts(storing, records, documents, withheld);
  return counts;
}

/** Ids by natural keys. A few hundred courses, outcomes, sites and assessors stand behind a million results: theirs are made once. */
function idsOf(make: Storing['idOf']): Storing['idOf'] {
  const made = new Map<string, string>();
  return (kind, ...key) => {
    if (kind === 'attempt' || kind === 'learner') return make(kind, ...key);
    const name = [kind, ...key].join('\0');
    const id = made.get(name) ?? make(kind, ...key);
    made.set(name, id);
    return id;
  };
}

/** The documents that the attempts need. */
function bodiesOf({ account, mapping, idOf }: Storing, records: SourceRecords) {
  const accountId = account.id;
  const siteNames = new Set<string>();
  for (const { site } of records.attempts) siteNames.add(site);
  return {
    courses: records.courses.map(
      ({ key, title, registrationNumber, nqfLevel, credits, route, scale, resultRule }): Given => {
        const facts = { title, registrationNumber, nqfLevel, credits, route, scale, resultRule };
        return [
          idOf('course', key),
          () => ({ accountId, kind: 'FormalCourse', ...facts, state: 'published' }),
        ];
      },
    ),
    sites: Array.from(siteNames, (name): Given => [
      idOf('site', name),
      () => ({ accountId, name, state: 'active' }),
    ]),
    assessors: people('assessor', records.assessors.values()),
    learners: people('learner', records.learners.values()),
  };

  /** One after the other: there may be many, and memory holds few. */
  function* people(role: 'learner' | 'assessor', all: Iterable<SourcePerson>): Generator<Given> {
    for (const person of all) {
      const id = idOf(role, person.key);
      const at = { siteId: idOf('site', person.site), siteName: person.site };
      yield [id, () => ({ ...personOf(id, role, person), ...at })];
    }
  }

  function personOf(id: string, role: 'learner' | 'assessor', { key, name, surname, number }: SourcePerson) {
    // Usernames are one namespace for the whole client, so they say where they come from.
    const word = key
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 80);
    const unique = word === key ? word : `${word}-${id.slice(0, 8)}`;
    const username = `${account.prefix}-${mapping.source}-${role}-${unique}`;
    return {
      accountId,
      clientId: account.clientId,
      username,
      name,
      surname,
      ...(number === null ? {} : { number }),
      email: null,
      phoneNumber: null,
      locale: 'en-ZA',
      groupIds: [],
      roles: [role],
      scope: 'openid profile email',
      registrations: [],
      isRunningGroupHardware: false,
      state: 'active',
    };
  }
}
