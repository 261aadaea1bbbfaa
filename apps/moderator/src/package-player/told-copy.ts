import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import { draftsOf } from '@/session/storage.ts';

/** What a package has told, as its page hands it over. */
export interface Told {
  sequence: number;
  cmi: Record<string, string>;
  activeSeconds: number;
}

/** What the platform does not have yet, and whether the session ends with it. */
export interface ToldCopy extends Told {
  sessionId: string;
  ends: boolean;
}

const keyOf = (userId: string, registrationId: string): string =>
  `${draftsOf(userId)}package:${registrationId}`;

/** Keeps what a package told on this device, until the platform has it: the network may be away, the page may close. */
export const keepTold = (userId: string, registrationId: string, copy: ToldCopy): void =>
  void local.set(keyOf(userId, registrationId), JSON.stringify(copy));

/** Takes it away once the platform has it, or something later. */
export function dropTold(userId: string, registrationId: string, upTo: number): void {
  const kept = readTold(userId, registrationId);
  if (kept && kept.sequence <= upTo) local.remove(keyOf(userId, registrationId));
}

/** Whatever happened to the session: it is not wanted any more. */
export const forgetTold = (userId: string, registrationId: string): void =>
  local.remove(keyOf(userId, registrationId));

export function readTold(userId: string, registrationId: string): ToldCopy | undefined {
  const value = parsed(local.get(keyOf(userId, registrationId)));
  if (!isRecord(value) || !isRecord(value.cmi)) return undefined;
  const { sessionId, sequence, activeSeconds, ends } = value;
  if (typeof sessionId !== 'string' || typeof sequence !== 'number' || typeof activeSeconds !== 'number')
    return undefined;
  const cmi = Object.entries(value.cmi).filter(
    (each): each is [string, string] => typeof each[1] === 'string',
  );
  return { sessionId, sequence, activeSeconds, ends: ends === true, cmi: Object.fromEntries(cmi) };
}
