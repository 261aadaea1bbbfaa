/** An element of XML as it was read: names without their prefix, texts as they stand. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | string)[];
}

/** Elements of a name anywhere below, in their order. */
export const descendants = (within: Element, name: string): Element[] =>
  within.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...descendants(child, name)],
  );

/** All text of an element. */
export const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** An element as text, with what stands in it. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A text as XML writes it; returns and tabs as references, since a reader makes others of them in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"\r\n\t]/g, (each) => `&#${each.codePointAt(0)};`);
