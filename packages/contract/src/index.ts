import { areas, calls, resources } from './areas/areas.ts';
import type { Operation } from './kit/operation.ts';

/** Every call of the platform, those of a resource before those beside it. */
export const operations: readonly Operation[] = [
  ...resources.flatMap((resource) => resource.operations),
  ...Object.values<Operation>(calls),
];

/** Calls that are more than those of a plain resource. */
export type OperationId = keyof typeof calls;
/** What is declared of a call, with the types of its schemas. */
export type DeclaredCall<Id extends OperationId> = (typeof calls)[Id];
/** Kinds of documents that plain resources are. */
export type ResourceKind = (typeof resources)[number]['kind'];
/** The resource of a kind, with the types of its fields. */
export type ResourceOf<Kind extends ResourceKind> = Extract<(typeof resources)[number], { kind: Kind }>;

export { areas, calls, resources };
export { defaultTheme } from './areas/accounts/schemas.ts';
export { uploadKeptDays } from './areas/files/uploads.ts';
export { QuestionInput } from './areas/content/questions.ts';
export { UserFields } from './areas/users/schemas.ts';
export { WorkableLayout } from './areas/visits/layout.ts';
export { contentMachine } from './kit/content-states.ts';
export { rolesOfAudience, rolesThatMayCall } from './kit/access.ts';
export * from './kit/errors.ts';
export * from './kit/options.ts';
export type { Answer, Area, Audience, Method, Operation, ResourceAction } from './kit/operation.ts';
export { licencesFor, onlyReads, takesKey } from './kit/operation.ts';
export { referencesOf } from './kit/reference.ts';
export { ResultRule, Scale } from './kit/scales.ts';
export { fixedFields, resource } from './kit/resource.ts';
export type { EntityOf, Resource, StateMachine } from './kit/resource-options.ts';
export { isTimeZone } from './kit/time-zone.ts';
export { inOneLine, oneLine, parseStored } from './kit/one-line.ts';
