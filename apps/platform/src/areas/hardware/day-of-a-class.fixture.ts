import fc from 'fast-check';
import type { AnswersInput } from '@moderator/contract/types';

/** A try at an assessment: how often it is saved before it is handed in, and whether it ever is. */
const oneTry = fc.record({ saves: fc.nat(2), isRight: fc.boolean(), isHandedIn: fc.boolean() });
/** One that is too many is kept whatever it got; which one that is, is told by tries that are alike. */
const examinationTry = fc.record({
  saves: fc.nat(2),
  isRight: fc.constant(true),
  isHandedIn: fc.constant(true),
});
const word = fc.record({
  pages: fc.subarray([1, 2, 3, 4, 5]),
  final: fc.boolean(),
});

/** What a learner does in a day. */
export const workOfLearner = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 4 }),
  exercise: fc.array(oneTry, { maxLength: 2 }),
  examination: fc.array(examinationTry, { maxLength: 2 }),
});
type Work = typeof workOfLearner extends fc.Arbitrary<infer Value> ? Value : never;

interface Asked {
  id: string;
  answers: AnswersInput['answers'];
}

export interface Items {
  lesson: string;
  exercise: Asked;
  examination: Asked;
}

/** A call that a device makes as somebody, and when what it tells happened. */
interface Message {
  userId: string;
  path: string;
  madeAt: Date;
  key: string;
  body: unknown;
}

/** What a device has to tell of a learner's day, in the order in which it happened. */
export function messagesOf(
  userId: string,
  items: Items,
  { words, exercise, examination }: Work,
  morning: Date,
  newId: () => string,
): Message[] {
  const messages: Message[] = [];
  let minutes = 0;
  const tell = (path: string, body: (madeAt: Date) => unknown) => {
    minutes += 3;
    const madeAt = new Date(morning.getTime() + minutes * 60_000);
    messages.push({ userId, path, madeAt, key: newId(), body: body(madeAt) });
  };
  const lesson = `/content/formal/lessons/${items.lesson}`;
  tell(`${lesson}/registrations`, () => ({}));
  for (const [place, { pages, final }] of words.entries())
    tell(`${lesson}/submit`, () => ({
      sequence: place + 1,
      activeSeconds: (place + 1) * 100,
      position: pages.at(-1) ?? 1,
      pages,
      final,
    }));
  const answer = (
    path: string,
    { answers }: Asked,
    { saves, isRight, isHandedIn }: Work['exercise'][number],
  ) => {
    const submissionId = newId();
    let startedAt: string | undefined;
    const last = saves + (isHandedIn ? 1 : 0);
    for (let sequence = 1; sequence <= Math.max(1, last); sequence += 1) {
      const isLast = isHandedIn && sequence === last;
      tell(path, (madeAt) => ({
        submissionId,
        startedAt: (startedAt ??= new Date(madeAt.getTime() - 60_000).toISOString()),
        submittedAt: madeAt.toISOString(),
        playerId: 'tablet',
        sequence,
        activeSeconds: sequence * 50,
        answers: isLast && isRight ? answers : answers.slice(0, sequence - 1),
        final: isLast,
      }));
    }
  };
  for (const each of exercise)
    answer(
      `/content/formal/lessons/${items.exercise.id}/submit?assessmentId=${items.exercise.id}`,
      items.exercise,
      each,
    );
  for (const each of examination)
    answer(`/content/formal/examinations/${items.examination.id}/submit`, items.examination, each);
  return messages;
}

export interface Sending {
  grants: ReadonlyMap<string, string>;
  /** Platforms, with the token of the device at each. */
  addresses: readonly { url: string; token: string }[];
}

/**
 * Sends messages: one after the other without a seed, and with one in disorder, some of them several times, several at once, to
 * any of the platforms. An answer that is lost is a message that comes again.
 */
export async function sendAll(
  { grants, addresses }: Sending,
  messages: readonly Message[],
  seed: number | undefined,
): Promise<void> {
  const send = async ({ userId, path, madeAt, key, body }: Message, at: number) => {
    const { url, token } = addresses[at % addresses.length]!;
    const response = await fetch(`${url}/api/v2${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'device-grant': grants.get(userId) ?? '',
        'device-made-at': madeAt.toISOString(),
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} for ${path} ${JSON.stringify(body)}: ${text}`);
  };
  if (seed === undefined) {
    for (const message of messages) await send(message, 0);
    return;
  }
  const random = randomBy(seed);
  const all = messages
    .flatMap((message) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => message))
    .map((message) => ({ message, place: random(), at: Math.floor(random() * 2) }))
    .toSorted((one, another) => one.place - another.place);
  const atOnce = 4;
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(all.slice(from, from + atOnce).map(({ message, at }) => send(message, at)));
}

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
