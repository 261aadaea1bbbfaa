/** Whose rows a transaction may see: one account, or all accounts of the client. */
export interface TenantScope {
  clientId: string;
  accountId: string | '*';
  /** Of all accounts of the client those alone. */
  onlyAccounts?: readonly string[] | undefined;
  /** The account of whoever asks: what is noted of them belongs to it, also where it is none of those. */
  home?: string | undefined;
  /** Those who operate the platform see the clients and accounts of all of it. */
  operator?: boolean;
  /** Of whoever only verifies: who it is. They see what lies in the rooms of their visits. */
  visitor?: string | undefined;
  /** Whose request it is: what is in their inbox is theirs alone. */
  person?: string | undefined;
}

/**
 * Binds the rest of a transaction to a tenant, as a role that owns nothing. Requests are short: starting parallel
 * workers or compiling a plan costs them more than it saves.
 */
export const settingsText = `select set_config('role', 'moderator_application', true),
  set_config('app.client', $1, true), set_config('app.account', $2, true), set_config('app.operator', $3, true),
  set_config('app.accounts', $4, true), set_config('app.visitor', $5, true), set_config('app.person', $6, true),
  set_config('app.home', $7, true), set_config('max_parallel_workers_per_gather', '0', true),
  set_config('jit', 'off', true)`;

/** The values of the settings. */
export function settingsOf(scope: TenantScope): string[] {
  const { clientId, accountId, onlyAccounts, home, operator, visitor, person } = scope;
  const only = accountId === '*' ? onlyAccounts : undefined;
  return [
    clientId,
    only ? '' : accountId,
    operator ? 'on' : '',
    only ? `{${only.join(',')}}` : '',
    visitor ?? '',
    person ?? '',
    only ? (home ?? '') : '',
  ];
}
