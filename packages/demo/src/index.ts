export type { Area, DemoFile, DemoPackage, Logo, Part, SignIn } from './area.ts';
export { areas } from './areas.ts';
export type { DemoDocument } from './documents.ts';
export type { Rows } from './rows.ts';
export { demoAccounts, demoClients } from './setting/accounts.ts';
export { accountOf, fullName, siteOf } from './setting/staff.ts';
export type { DemoPerson } from './setting/staff.ts';
export type { Asking, Story } from './story.ts';
