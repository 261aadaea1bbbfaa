import { Trans as Translation } from '@lingui/react';
import type { TransProps } from '@lingui/react';

/**
 * A text with parts of the page in it. The library looks for these in what people typed as well, and left out what stood between
 * angle brackets there: a typed value with one is a part of its own.
 */
export const Trans = ({ values, ...rest }: TransProps) => (
  <Translation {...rest} values={values && Object.fromEntries(Object.entries(values).map(asTyped))} />
);

const asTyped = ([name, value]: [string, unknown]) => [
  name,
  typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
];
