import type { EventEmitter } from 'node:events';
import { RefusedError } from '../kernel/refusal.ts';

/** Calls that may wait for their turn: some seconds of work, and little memory. */
const mostWaiting = 1_000;
/** Milliseconds after which a call that waits is told to come back. */
const longestWaitMs = 10_000;
const longestPauseSeconds = 30;
/** Milliseconds in which most calls are done: one that takes longer waits for a lock or asks for much. */
const usualYouthMs = 100;
/** Calls that wait where a crowd is at work, more than a page or two ask for at once. */
const usualCrowd = 16;
/** Calls that a person has in a turn: a page asks for as many at once, and is late where each part of it waits a whole round. */
const callsInTurn = 3;
/** Milliseconds for which a core is left to an account that called: a person reads, and calls again. */
const usualPresenceMs = 1_000;

/** Lets calls in, as many at once as are worked on soonest. */
export interface Admission {
  /**
   * Waits for a place, works, and gives the place to whose turn it is.
   * @param who whose call it is: where several wait, each account in turn gets a place, and in it each person in turn has as many calls as are of a page
   * @param line by which the answer leaves: where it has ended nobody waits any more, and the work is not begun
   * @throws RefusedError overloaded, with nothing begun
   */
  admit<Answer>(who: Turn, line: Line, work: () => Promise<Answer>): Promise<Answer>;
  /** Calls that are worked on, and that wait. */
  load(): { working: number; waiting: number };
}

/** What an answer leaves by; it closes when who called has gone. */
export type Line = EventEmitter & { readonly destroyed: boolean };

/** Whose turn a call takes. */
export interface Turn {
  account: string;
  person: string;
}

/** The calls of an account: how many are worked on, have just begun and wait, and who waits in the order of their turns. */
interface Account {
  working: number;
  young: number;
  waiting: number;
  people: Map<string, Person>;
}

/** The calls of somebody that wait, and how many of them have begun in this turn of theirs. */
interface Person {
  calls: Waiting[];
  begun: number;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

export interface AdmissionLimits {
  /** Calls that may wait. */
  most?: number;
  longestMs?: number;
  /** Calls of one account that may have just begun: as many as there are cores to work on them. */
  mostYoung?: number;
  /** The same of an account that is alone: more than there are cores, since of those at work one waits for the disk now and then. */
  mostAlone?: number;
  youthMs?: number;
  /** An account of which more wait than that leaves others theirs. */
  crowd?: number;
  presenceMs?: number;
}

/**
 * As many calls at once as there are places, and a queue of bounded length before them: more calls at once are not
 * done sooner, each only holds what it has begun for longer. An account begins no more of them than keep the cores busy, and where
 * a crowd of it waits, it leaves a core to whoever else called lately, and its share of the cores to those who wait, too. What takes
 * long, as waiting for a lock does, holds up nobody.
 * @param places connections of the database that calls have
 */
export function createAdmission(
  places: number,
  {
    most = mostWaiting,
    longestMs = longestWaitMs,
    mostYoung = places,
    mostAlone = mostYoung,
    youthMs = usualYouthMs,
    crowd = usualCrowd,
    presenceMs = usualPresenceMs,
  }: AdmissionLimits = {},
): Admission {
  /** One place is never had by those who have all others: whoever else comes begins at once. */
  const mostOfAccount = Math.max(1, places - 1);
  /** When each account called that called lately, the longest ago first. */
  const lastCalls = new Map<string, number>();
  const mayBegin = (account: Account) =>
    account.working < mostOfAccount && account.young < mostYoungOf(account);
  let free = places;
  let waiting = 0;
  /** Milliseconds of work of a call: each counts for a fiftieth. */
  let usualMs = 5;
  /** Accounts with calls, in the order of their turns. */
  const accounts = new Map<string, Account>();

  function forgetLongAgo(): void {
    const longAgo = performance.now() - presenceMs;
    for (const [name, at] of lastCalls) {
      if (at > longAgo) break;
      lastCalls.delete(name);
    }
  }

  function noteCall(account: string): void {
    lastCalls.delete(account);
    // Who is not signed in is no neighbour.
    if (account !== '') lastCalls.set(account, performance.now());
    forgetLongAgo();
  }

  /** Calls of an account that may have just begun. */
  function mostYoungOf(account: Account): number {
    if (isAlone(account)) return mostAlone;
    if (account.waiting <= crowd) return mostYoung;
    const others = [...accounts.values()].filter((each) => each !== account && each.waiting > 0).length;
    return Math.max(1, others > 0 ? Math.floor(mostYoung / (1 + others)) : mostYoung - 1);
  }

  /** Whether nobody else called lately. */
  function isAlone(account: Account): boolean {
    forgetLongAgo();
    for (const name of lastCalls.keys()) if (accounts.get(name) !== account) return false;
    return true;
  }

  /** The seconds after which those that wait now have had their turn. */
  const pauseSeconds = () =>
    Math.min(longestPauseSeconds, Math.ceil((waiting * usualMs) / places / 1000) || 1);
  const overload = () =>
    new RefusedError('overloaded', undefined, { headers: { 'retry-after': String(pauseSeconds()) } });

  /** The next of whose turn it is. Their account then stands behind the others, and so do they when they have had their turn. */
  function next(): { account: Account; call: Waiting } | undefined {
    for (const [name, account] of accounts) {
      if (!mayBegin(account)) continue;
      for (const [who, person] of account.people) {
        const call = person.calls.shift();
        person.begun++;
        const isLeft = person.calls.length > 0;
        if (!isLeft || person.begun === callsInTurn) {
          account.people.delete(who);
          if (isLeft) account.people.set(who, { calls: person.calls, begun: 0 });
        }
        if (!call) continue;
        left(account);
        accounts.delete(name);
        accounts.set(name, account);
        return { account, call };
      }
    }
    return undefined;
  }

  /** Gives free places to those whose turn it is. */
  function letIn(): void {
    while (free > 0) {
      const found = next();
      if (!found) return;
      take(found.account);
      found.call.begin();
    }
  }

  function take(account: Account): void {
    free--;
    account.working++;
    account.young++;
  }

  function left(account: Account): void {
    account.waiting--;
    waiting--;
  }

  /** Where the queue is full, who fills it makes room for others: the last of their calls is told to come back. */
  function makeRoom(own: Account): void {
    const fullest = [...accounts.values()].reduce((one, other) =>
      other.waiting > one.waiting ? other : one,
    );
    if (fullest.waiting <= own.waiting + 1) throw overload();
    const longest = [...fullest.people.values()].reduce((one, other) =>
      other.calls.length > one.calls.length ? other : one,
    );
    longest.calls.pop()?.refuse();
    left(fullest);
  }

  /** Of an account that has no call any more nothing is kept. */
  function forgetIdle(name: string, account: Account): void {
    if (account.working + account.waiting === 0 && accounts.get(name) === account) accounts.delete(name);
  }

  const turn = (account: Account, who: string, line: Line) =>
    new Promise<void>((begin, fail) => {
      const isOver = () => {
        clearTimeout(late);
        line.removeListener('close', giveUp);
      };
      const call: Waiting = {
        begin: () => {
          isOver();
          begin();
        },
        refuse: () => {
          isOver();
          fail(overload());
        },
      };
      /** Behind those of whoever has gone nobody waits. */
      const giveUp = () => {
        const calls = account.people.get(who)?.calls;
        const at = calls?.indexOf(call) ?? -1;
        if (!calls || at < 0) return;
        calls.splice(at, 1);
        left(account);
        call.refuse();
      };
      const late = setTimeout(giveUp, longestMs);
      line.once('close', giveUp);
      account.waiting++;
      waiting++;
      const person = account.people.get(who);
      if (person) person.calls.push(call);
      else account.people.set(who, { calls: [call], begun: 0 });
    });

  return {
    load: () => ({ working: places - free, waiting }),
    async admit({ account: name, person }, line, work) {
      if (line.destroyed) throw overload();
      const account = accounts.get(name) ?? {
        working: 0,
        young: 0,
        waiting: 0,
        people: new Map<string, Person>(),
      };
      accounts.set(name, account);
      noteCall(name);
      // Nobody goes ahead of those of their account that wait.
      if (free > 0 && account.waiting === 0 && mayBegin(account)) take(account);
      else {
        try {
          if (waiting >= most) makeRoom(account);
          const itsTurn = turn(account, person, line);
          letIn();
          // Whoever lets it begin has taken the place for it.
          await itsTurn;
        } catch (error) {
          forgetIdle(name, account);
          throw error;
        }
      }
      const begun = performance.now();
      let isYoung = true;
      const grow = () => {
        if (isYoung) account.young--;
        isYoung = false;
      };
      const youth = setTimeout(() => {
        grow();
        letIn();
      }, youthMs);
      try {
        return await work();
      } finally {
        clearTimeout(youth);
        grow();
        usualMs += (performance.now() - begun - usualMs) / 50;
        free++;
        account.working--;
        letIn();
        forgetIdle(name, account);
      }
    },
  };
}
