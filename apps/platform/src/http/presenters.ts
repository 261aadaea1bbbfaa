import { inOneLine, oneLine } from '@moderator/contract';
import type { z } from 'zod';
import { existing } from '../kernel/existing.ts';

/** What of a value leaves the platform. Points in time become ISO texts. */
export type Presenter = (value: unknown) => unknown;

/**
 * Makes of an answer's schema the function that picks from a value what the schema names, in its order, with its
 * defaults and in its spelling: what the schema itself would make of a value that fits it, without asking whether
 * it does. The platform wrote the value; its tests ask.
 *
 * @throws Error where the schema has a part that nobody has said here how to present
 * @example presenterOf(z.object({ id: Id }))({ id: '5f81…', secret: 1 }) // { id: '5f81…' }
 */
export function presenterOf(schema: z.ZodType): Presenter {
  const { def } = (schema as unknown as Part)._zod;
  const make = existing(makers[def.type], `presenter of a schema of the type ${def.type}`);
  return make(def);
}

/** As much of a schema's definition as is looked at here. */
interface Part {
  _zod: { def: Definition };
}

interface Definition {
  type: string;
  shape: Readonly<Record<string, z.ZodType>>;
  innerType: z.ZodType;
  element: z.ZodType;
  valueType: z.ZodType;
  defaultValue: unknown;
  discriminator: string;
  options: readonly (z.ZodType & Part)[];
  values: readonly unknown[];
  checks?: readonly { _zod: { def: { tx?: (text: string) => string; pattern?: RegExp } } }[];
}

const asItIs: Presenter = (value) => value;
/** JSON would ask each point in time how it is written, one by one; it is told. */
const asText: Presenter = (value) => (value instanceof Date ? value.toISOString() : value);

const makers: Readonly<Record<string, (definition: Definition) => Presenter>> = {
  boolean: () => asItIs,
  enum: () => asItIs,
  literal: () => asItIs,
  number: () => asItIs,
  string: ofText,
  object: ofFields,
  union: ofKinds,
  array({ element }) {
    const present = presenterOf(element);
    return (values) => (values as unknown[]).map(present);
  },
  nullable({ innerType }) {
    const present = presenterOf(innerType);
    return (value) => (value === null ? null : present(value));
  },
  optional({ innerType }) {
    const present = presenterOf(innerType);
    return (value) => (value === undefined ? undefined : present(value));
  },
  default(definition) {
    const present = presenterOf(definition.innerType);
    return (value) => (value === undefined ? definition.defaultValue : present(value));
  },
  record({ valueType }) {
    const present = presenterOf(valueType);
    return (value) =>
      Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, present(inner)]));
  },
};

/** A text as it is spelled: ids in small letters, without spaces around it, in one line where it has to be. */
function ofText({ checks = [] }: Definition): Presenter {
  const definitions = checks.map((check) => check._zod.def);
  const spellings = definitions.flatMap(({ tx }) => tx ?? []);
  const spelled = (text: string) => spellings.reduce((so, spell) => spell(so), text);
  const isLine = definitions.some(({ pattern }) => pattern?.source === oneLine.source);
  if (!isLine && spellings.length === 0) return asText;
  return (value) => {
    if (typeof value !== 'string') return asText(value);
    const text = spelled(value);
    return isLine && !oneLine.test(text) ? spelled(inOneLine(value)) : text;
  };
}

function ofFields({ shape }: Definition): Presenter {
  const fields = Object.entries(shape).map(([name, schema]) => [name, presenterOf(schema)] as const);
  return (value) => {
    const given = value as Readonly<Record<string, unknown>>;
    const presented: Record<string, unknown> = {};
    for (const [name, present] of fields) {
      const inner = present(given[name]);
      if (inner !== undefined) presented[name] = inner;
    }
    return presented;
  };
}

const plain = ['boolean', 'enum', 'literal', 'number'];

/** One of several things that a field tells apart, or of several that need no telling. */
function ofKinds({ discriminator, options }: Definition): Presenter {
  const others = options.filter((option) => !plain.includes(option._zod.def.type));
  if (others.length === 0) return asItIs;
  const [text] = others;
  if (text && others.length === 1 && text._zod.def.type === 'string') {
    const present = presenterOf(text);
    return (value) => (typeof value === 'string' ? present(value) : value);
  }
  const byKind = new Map(
    options.flatMap((option) => {
      const { shape } = option._zod.def;
      const kind = existing(shape[discriminator], 'field that tells apart what is answered');
      const present = presenterOf(option);
      return (kind as z.ZodType & Part)._zod.def.values.map((each) => [each, present] as const);
    }),
  );
  return (value) => {
    const kind = (value as Readonly<Record<string, unknown>>)[discriminator];
    return existing(byKind.get(kind), `kind ${String(kind)} in the contract`)(value);
  };
}
