import type { FastifyRequest } from 'fastify';
import { licencesFor } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { anybody, licensed, mayCall } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { authenticate } from './authentication.ts';
import { refuseStrangers } from './hosts.ts';
import type { Services } from './services.ts';

/** Who asks for an operation, and whether they may. */
export interface Entrance {
  /** Whether it is asked what the licences of an account grant. */
  asksLicences: boolean;
  /** Reads who calls, as they are now. @throws RefusedError where they may not come in any more */
  whoCalls(queries: Queries): Promise<Principal>;
  /**
   * Counts the call of who may make it; `self` and `owner` let everybody through here, for what they mean is a rule on the object.
   * @returns them with what their licences grant
   * @throws RefusedError where they may not make it
   */
  letIn(principal: Principal): Promise<Principal>;
  /** Who was let in before, with what their licences grant now. @throws RefusedError where these do not grant it */
  asLicensed(principal: Principal): Principal;
}

/** The way into an operation, for whoever sent this request. */
export function entrance(services: Services, operation: Operation, request: FastifyRequest): Entrance {
  const { context, callers, rateLimits, trail } = services;
  const { caller } = request;
  const asksLicences = operation.licences !== undefined;
  const asLicensed = (principal: Principal): Principal => {
    const licences = licencesFor(operation, request.params as Record<string, string>);
    return licensed(principal, licences) ?? refuse('not_allowed', missingLicence(licences));
  };
  return {
    asksLicences,
    asLicensed,
    async whoCalls(queries) {
      if (!caller) return anybody;
      const principal = await authenticate(queries, caller, asksLicences, context.now());
      callers.note(caller, asksLicences, principal);
      return principal;
    },
    async letIn(principal) {
      if (!caller) return principal;
      refuseStrangers(request, principal);
      await rateLimits.count(principal);
      if (!mayCall(principal, operation)) refuse('not_allowed');
      // Who was at a device, and what was done there, is kept with it.
      if (principal.impersonatorId && !principal.onDevice) await trail.acted(principal);
      return asLicensed(principal);
    },
  };
}

const missingLicence = (licences: readonly string[]): string =>
  `No licence of your account that holds today grants ${licences.join(' or ')}, which this needs. Ask the manager of your account.`;
