import type { Json } from './document.ts';

/** What operations share, collected while they are described. */
export interface Parts {
  schemas: Record<string, Json>;
  examples: Record<string, Json>;
}

export const documentParts = (): Parts => ({ schemas: {}, examples: {} });

/**
 * Keeps an example and refers to it; the same value is kept once.
 * @param name of the example, which gets a number where another value has it already
 */
export function exampleReference(name: string, value: unknown, { examples }: Parts): Json {
  const text = JSON.stringify(value);
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}${count}`;
    const kept = examples[free];
    if (kept && JSON.stringify(kept['value']) !== text) continue;
    examples[free] = { value };
    return { example: { $ref: `#/components/examples/${free}` } };
  }
}
