import { gluedName, likeness, plainNumber, wordsOf } from './names.ts';

/** What a source says of a person. */
export interface FoundPerson {
  name: string | null;
  number: string | null;
  email: string | null;
}

/** Somebody whom the platform knows. */
export interface KnownPerson {
  id: string;
  name: string;
  surname: string;
  number: string | null;
  email: string | null;
}

export interface Candidate {
  id: string;
  /** From 0 to 1. */
  likeness: number;
}

/** Whom a source means: certainly one, somebody of a few who has to be chosen, or nobody who is known. */
export interface Match {
  kind: 'certain' | 'doubtful' | 'none';
  /** The likeliest first; of a certain match the one. */
  candidates: Candidate[];
}

/** What is less alike than this is not worth asking about. */
const leastLikeness = 0.6;
const mostCandidates = 5;

type Index = Map<string, KnownPerson[]>;

/**
 * Finds the people of a source among those whom the platform knows. A number or an address that one person has is
 * certain unless the name says somebody else; so is a name that one person has. What is only alike is asked.
 *
 * @example peopleMatcher(learners)({ name: 'Ndlovu, Zanele', number: null, email: null }).kind === 'certain'
 */
export function peopleMatcher(known: readonly KnownPerson[]): (found: FoundPerson) => Match {
  const indexBy = (keysOf: (person: KnownPerson) => readonly string[]): Index => {
    const index: Index = new Map();
    for (const person of known)
      for (const key of new Set(keysOf(person))) if (key) index.set(key, [...(index.get(key) ?? []), person]);
    return index;
  };
  const byNumber = indexBy(({ number }) => [plainNumber(number ?? '')]);
  const byEmail = indexBy(({ email }) => [email?.toLowerCase() ?? '']);
  const byName = indexBy((person) => [nameKey(person)]);
  const byGluedName = indexBy(({ name, surname }) => [gluedName(`${surname}${name}`)]);
  // Who is compared letter by letter begins a word of the name alike: many thousands are never compared with many thousands.
  const byBeginning = indexBy((person) => beginningsOf(nameKey(person)));

  return (found) => {
    const number = plainNumber(found.number ?? '');
    const known = byNumber.get(number) ?? byEmail.get(found.email?.toLowerCase() ?? '') ?? [];
    const [only] = known;
    if (only && known.length === 1)
      return found.name && likenessOf(found.name, only) < leastLikeness
        ? asked([only], found.name)
        : certain(only);
    if (!found.name) return asked(known, '');
    const named = byName.get(wordsOf(found.name).join(' ')) ?? byGluedName.get(gluedName(found.name)) ?? [];
    const [one] = named;
    if (one && named.length === 1) return contradicts(one, number) ? asked([one], found.name) : certain(one);
    if (named.length > 1) return asked(named, found.name);
    const near = new Set(
      beginningsOf(wordsOf(found.name).join(' ')).flatMap((key) => byBeginning.get(key) ?? []),
    );
    return asked([...known, ...near], found.name);
  };
}

const nameKey = ({ name, surname }: KnownPerson): string => wordsOf(`${name} ${surname}`).join(' ');

const beginningsOf = (words: string): string[] => words.split(' ').map((word) => word.slice(0, 3));

/** Somebody of the same name has another number. */
const contradicts = (person: KnownPerson, number: string): boolean =>
  number !== '' && person.number !== null && plainNumber(person.number) !== number;

const likenessOf = (name: string, person: KnownPerson): number =>
  Math.max(
    likeness(wordsOf(name).join(' '), nameKey(person)),
    likeness(gluedName(name), gluedName(`${person.surname}${person.name}`)),
  );

const certain = ({ id }: KnownPerson): Match => ({ kind: 'certain', candidates: [{ id, likeness: 1 }] });

function asked(people: readonly KnownPerson[], name: string): Match {
  const isKnownOtherwise = people.length === 1;
  const candidates = [...new Set(people)]
    .map((person) => ({ id: person.id, likeness: likenessOf(name, person) }))
    .filter((each) => isKnownOtherwise || name === '' || each.likeness >= leastLikeness)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, mostCandidates);
  return { kind: candidates.length > 0 ? 'doubtful' : 'none', candidates };
}
