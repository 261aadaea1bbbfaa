import { z } from 'zod';
import { Id } from './schemas.ts';

/** What a field names. */
export interface Reference {
  /** The kind of document. */
  readonly kind: string;
  /** The field that says in whose account it has to be; the thing's own account unless told. */
  readonly accountIn: string;
}

const references = z.registry<Reference>();

/**
 * Id of a document of another kind. The platform refuses one that is not there, or not in the same account.
 * @param accountIn the field that names the account, where it is not the thing's own
 * @example z.object({ siteId: Ref('sites').nullish(), memberIds: z.array(Ref('users')) })
 */
export function Ref(kind: string, accountIn = 'accountId') {
  const reference = Id.meta({});
  references.add(reference, { kind, accountIn });
  return reference;
}

/**
 * The fields of a thing that name others, each with what it names.
 * @example referencesOf(TeamFields).leaderId // { kind: 'users', accountIn: 'accountId' }
 */
export function referencesOf({ shape }: z.ZodObject): Record<string, Reference> {
  const named = Object.entries(shape).flatMap(([name, field]) => {
    const reference = referenceOf(field);
    return reference ? [[name, reference] as const] : [];
  });
  return Object.fromEntries(named);
}

function referenceOf(field: unknown): Reference | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return referenceOf(field.unwrap());
  if (field instanceof z.ZodArray) return referenceOf(field.element);
  return field instanceof z.ZodType ? references.get(field) : undefined;
}
