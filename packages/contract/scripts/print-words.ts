import { head } from './head.ts';
import type { Document, Json } from './openapi/document.ts';
import { isChoice, propertyName, typeOf } from './typescript.ts';

/** What only goes in has words that its thing has as well. */
const goesIn = /(Create|Patch|Input|Filter|Selection)$/;

/** The words that each field can be one of, for who asks at run time whether one is known: `userState`. */
export function printWords(document: Document): string {
  const lines = Object.entries(document.components.schemas)
    .filter(([name]) => !goesIn.test(name))
    .flatMap(([model, { properties = {} }]) =>
      Object.entries(properties as Record<string, Json>).flatMap(([field, schema]) => {
        const words = choiceIn(schema);
        const name = `${model[0]!.toLowerCase()}${model.slice(1)}${field[0]!.toUpperCase()}${field.slice(1)}`;
        if (!words || propertyName(name) !== name) return [];
        return [`export const ${name} = [${typeOf(words).replaceAll(' | ', ', ')}] as const;\n`];
      }),
    );
  return `${head}/** The words of each field that has a choice of them, by its thing: \`known(userState, user.state)\`. */\n${lines.join('')}`;
}

/** The choice that a schema is, or one of its alternatives, or that of its rows. */
function choiceIn(schema: Json): Json | undefined {
  if (isChoice(schema)) return schema;
  const inner = [
    ...((schema['anyOf'] ?? []) as Json[]),
    ...(schema['items'] ? [schema['items'] as Json] : []),
  ];
  return inner.map(choiceIn).find((each) => each !== undefined);
}
