import { StartupError } from '../kernel/startup-error.ts';
import { messageOf } from '../kernel/thrown.ts';

/** What another identity service is asked without a token. */
export interface IdentityService {
  /** @throws StartupError where it answers that the realm is not what the settings say; one that is away is waited for */
  checkRealm(away: (reason: string) => void): Promise<void>;
  /** Resolves when it answers. */
  ping(): Promise<void>;
}

const timeoutMs = 3_000;

/** @param address of the realm, as IDENTITY_URL has it */
export function identityService(address: string): IdentityService {
  const ask = async () => {
    const answer = await fetch(`${address}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404)
      throw new StartupError(
        `The identity service has no realm at ${address}. Check IDENTITY_URL; docs/operating/keycloak.md says how a realm is made.`,
      );
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return ((await answer.json()) as { issuer?: unknown }).issuer;
  };
  return {
    async checkRealm(away) {
      try {
        const issuer = await ask();
        // Tokens name it: under another address none would be good.
        if (issuer !== address)
          throw new StartupError(
            `The realm at ${address} calls itself ${String(issuer)}. Set IDENTITY_URL to that address, or the host name of the identity service to this one.`,
          );
      } catch (error) {
        if (error instanceof StartupError) throw error;
        away(messageOf(error));
      }
    },
    ping: async () => void (await ask()),
  };
}
