/** Whether an address is a path of the own origin: `//elsewhere` and `/\elsewhere` would leave it. */
export const isOwnAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address);
