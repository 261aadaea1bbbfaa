import { resources } from '@moderator/contract';
import type { Resource, ResourceKind, ResourceOf } from '@moderator/contract';
import { documentsOf } from './repository.ts';
import type { Documents } from './repository.ts';

type Collections = { readonly [Kind in ResourceKind]: Documents<ResourceOf<Kind>['fields']> };

/** The documents of the plain resources by their kind, for calls that are more than plain. */
export const collections = Object.fromEntries(
  resources.map((resource: Resource) => [resource.kind, documentsOf(resource)]),
  // Object.fromEntries forgets which documents stand under which kind.
) as unknown as Collections;
