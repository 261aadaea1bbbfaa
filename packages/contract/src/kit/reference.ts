import { z } from 'zod';
import { Id } from './schemas.ts';

/** What a field names. */
export interface Reference {
  /** The kinds of document that it may be of; `files` are no documents. */
  readonly kinds: readonly string[];
  /** The field that says in whose account it has to be; the thing's own account unless told. */
  readonly accountIn: string;
}

const references = z.registry<Reference>();

/**
 * Id of a document of another kind, or of one of several, or of a file. The platform refuses one that is not there, or
 * not in the same account.
 * @param accountIn the field that names the account, where it is not the thing's own
 * @example z.object({ siteId: Ref('sites').nullish(), memberIds: z.array(Ref('users')) })
 */
export function Ref(kind: string | readonly string[], accountIn = 'accountId') {
  const reference = Id.meta({});
  references.add(reference, { kinds: [kind].flat(), accountIn });
  return reference;
}

/**
 * The fields of a thing that name others, each with what it names; fields of a field by both names.
 * @example referencesOf(LessonFields)['media.fileId'] // { kinds: ['files'], accountIn: 'accountId' }
 */
export function referencesOf({ shape }: z.ZodObject): Record<string, Reference> {
  const named = Object.entries(shape).flatMap(([name, field]) => {
    const reference = referenceOf(field);
    if (reference) return [[name, reference] as const];
    const inner = bare(field);
    if (!(inner instanceof z.ZodObject)) return [];
    return Object.entries(referencesOf(inner)).map(([under, each]) => [`${name}.${under}`, each] as const);
  });
  return Object.fromEntries(named);
}

function referenceOf(field: unknown): Reference | undefined {
  const inner = bare(field);
  if (inner instanceof z.ZodArray) return referenceOf(inner.element);
  return inner instanceof z.ZodType ? references.get(inner) : undefined;
}

/** A field without what says that it may be missing. */
function bare(field: unknown): unknown {
  while (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    field = field.unwrap();
  return field;
}
