import type { Principal } from '../../kernel/principal.ts';
import type { Claims } from '../tokens.ts';
import { hears, isInternal, isOfWhoIsThere } from './live-event.ts';
import type { LiveEvent } from './live-event.ts';

/** Why a connection is ended: codes of WebSocket (RFC 6455, 4000 to 4999 are an application's own). */
export const closeCodes = {
  wrongForm: 4400,
  signedOut: 4401,
  tooSlow: 4408,
  tooMany: 4429,
  goingAway: 1001,
} as const;

/** Connections that one person may have to one process. */
export const mostOfPerson = 10;

/** Who listens, over one connection. */
export interface Listener {
  principal: Principal;
  claims: Claims;
  send(text: string): void;
  /** Is told of a change that is theirs to hear of, now or together with others. */
  hear(event: LiveEvent): void;
  close(code: number, reason: string): void;
  /** Milliseconds between two times at which it is told of what others do, while that goes on all the time. */
  longRest(): number | undefined;
  /** Says anew what it has open, or stops to have it open where that is not theirs any more. */
  lookAgain(): void;
  /** Whether it has this open, and may. */
  hasOpen(id: string | null): boolean;
}

/** Everybody who listens to this process, found by whose news they hear. */
export interface Listeners {
  /** @returns false where this person has as many as they may have */
  add(listener: Listener): boolean;
  /** @returns whether they listened */
  remove(listener: Listener): boolean;
  tell(events: readonly LiveEvent[]): void;
  /** How long others of an account rest between two times at which they are told, where much goes on there. */
  longRestAt(account: Pick<Principal, 'clientId' | 'accountId'>): number | undefined;
  all(): Iterable<Listener>;
  readonly size: number;
}

/**
 * @param changed told of people who are something else now, whose rights are to be read again
 */
export function createListeners(changed: (listeners: readonly Listener[]) => void): Listeners {
  const everybody = new Set<Listener>();
  const byPerson = new Map<string, Set<Listener>>();
  const byClient = new Map<string, Set<Listener>>();
  const of = (map: Map<string, Set<Listener>>, key: string) => map.get(key) ?? new Set<Listener>();
  const put = (map: Map<string, Set<Listener>>, key: string, listener: Listener) =>
    map.set(key, of(map, key).add(listener));
  const take = (map: Map<string, Set<Listener>>, key: string, listener: Listener) => {
    const those = of(map, key);
    those.delete(listener);
    if (those.size === 0) map.delete(key);
  };

  const listenersNear = ({ people, userId, clientId }: LiveEvent): Listener[] => {
    if (people) return people.flatMap((id) => [...of(byPerson, id)]);
    return [...(userId === null ? of(byClient, clientId) : of(byPerson, userId))];
  };

  /** Of an attempt: whoever has it open over a line of this process by now, which may be more than had when it happened. */
  const tellThoseThere = (event: LiveEvent) => {
    for (const listener of of(byClient, event.clientId))
      if (listener.hasOpen(event.subject.id) && listener.principal.userId !== event.userId)
        listener.hear(event);
  };

  return {
    add(listener) {
      const { userId, clientId } = listener.principal;
      if (!everybody.has(listener) && of(byPerson, userId).size >= mostOfPerson) return false;
      everybody.add(listener);
      put(byPerson, userId, listener);
      put(byClient, clientId, listener);
      return true;
    },
    remove(listener) {
      const { userId, clientId } = listener.principal;
      take(byPerson, userId, listener);
      take(byClient, clientId, listener);
      return everybody.delete(listener);
    },
    tell(events) {
      for (const event of events) {
        if (isOfWhoIsThere(event)) {
          tellThoseThere(event);
          continue;
        }
        const near = listenersNear(event);
        if (near.length === 0) continue;
        if (isInternal(event)) {
          changed(near);
          continue;
        }
        for (const listener of near) if (hears(listener.principal, event)) listener.hear(event);
      }
    },
    longRestAt({ clientId, accountId }) {
      for (const { principal, longRest } of of(byClient, clientId)) {
        const restMs = principal.accountId === accountId ? longRest() : undefined;
        if (restMs) return restMs;
      }
      return undefined;
    },
    all: () => everybody,
    get size() {
      return everybody.size;
    },
  };
}
