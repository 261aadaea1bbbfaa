import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../database/database.ts';
import { principalOf } from '../kernel/present-person.ts';
import type { Principal } from '../kernel/principal.ts';
import type { Caller } from './authentication.ts';

/** People of whom it is kept who they were; then all are forgotten, and asked for again. */
const mostKnown = 10_000;

/** Somebody as the database knew them at their last call, which says nothing of now. */
export interface KnownCaller {
  principal: Principal;
  /** Asks whether they still are who they were. @throws whatever makes their call be done again where they are not */
  confirm(queries: Queries): Promise<void>;
}

/**
 * Who called lately, so that a call can be begun together with the question who calls. It is asked all the same, in the transaction of
 * the call and ahead of all else: what somebody was is never what they are answered by.
 */
export interface KnownCallers {
  /** Does a call as who somebody was at their last one, where that is known; once more, with nothing kept of it, where they are another by now. */
  asKnown<Answer>(
    caller: Caller,
    asksLicences: boolean,
    perform: (known?: KnownCaller) => Promise<Answer>,
  ): Promise<Answer>;
  note(caller: Caller, asksLicences: boolean, principal: Principal): void;
}

class OtherByNow extends Error {}

export function knownCallers(): KnownCallers {
  const known = new Map<string, Principal>();
  const nameOf = ({ userId }: Caller, asksLicences: boolean) => `${userId} ${asksLicences}`;
  return {
    async asKnown(caller, asksLicences, perform) {
      const name = nameOf(caller, asksLicences);
      const principal = speaksForItself(caller) ? known.get(name) : undefined;
      if (!principal) return perform();
      const confirm = (queries: Queries) => {
        const confirmed = principalOf(queries, caller.userId, asksLicences).then((now) => {
          if (!isDeepStrictEqual(now, principal)) throw new OtherByNow();
        });
        // It may fail before anybody waits for it: while the calls of a minute are counted.
        confirmed.catch(() => undefined);
        return confirmed;
      };
      return perform({ principal, confirm }).catch((error: unknown) => {
        if (!(error instanceof OtherByNow)) throw error;
        // Whoever may not come in any more is not noted again.
        if (known.get(name) === principal) known.delete(name);
        return perform();
      });
    },
    note(caller, asksLicences, principal) {
      if (!speaksForItself(caller)) return;
      if (known.size >= mostKnown) known.clear();
      known.set(nameOf(caller, asksLicences), principal);
    },
  };
}

/** Whoever acts as somebody, or brings what was done at a device, is two people: both are asked for, one after the other. */
const speaksForItself = ({ impersonated, ofDevice }: Caller): boolean =>
  impersonated === undefined && ofDevice.grant === undefined;
