/** The words of hardware, in the manner of the other options: plain data without a schema library. */

/** What runs on shared hardware. */
export const deviceSystems = ['Android OS', 'iOS'] as const;
export const deviceStates = ['registered', 'active', 'suspended', 'lost', 'retired'] as const;
export type DeviceState = (typeof deviceStates)[number];
/** How lately a device has spoken: within two of its intervals, within a day, longer ago, not at all. */
export const deviceConnections = ['online', 'late', 'silent', 'never'] as const;
export type DeviceConnection = (typeof deviceConnections)[number];
export const deviceNetworks = ['none', 'wifi', 'mobile'] as const;
/** What a device is told to do. */
export const deviceCommands = ['sync', 'remove', 'lock', 'unlock', 'wipe', 'restart', 'logs'] as const;
/** How far content is on a device; the last four are as it says itself. */
export const deviceContentStates = ['wanted', 'stale', 'removing', 'downloading', 'ready', 'failed'] as const;
/** How people show a device who they are. */
export const deviceSignIns = ['pin', 'qr', 'password'] as const;
export const deviceSessionKinds = ['Individual', 'Group'] as const;
/** Why people are no more at a device; `stopped`: it was taken out of use. */
export const deviceSessionEnds = ['ended', 'idle', 'battery', 'replaced', 'stopped'] as const;
/** How it was made sure who somebody is that a device speaks for. */
export const assurances = ['password', 'pin', 'qr', 'none'] as const;
export type Assurance = (typeof assurances)[number];
