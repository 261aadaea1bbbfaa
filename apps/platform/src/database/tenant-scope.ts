/** Whose rows a transaction may see: one account, or all accounts of the client. */
export interface TenantScope {
  clientId: string;
  accountId: string | '*';
  /** Administrators see the clients and accounts of the whole platform. */
  operator?: boolean;
}
