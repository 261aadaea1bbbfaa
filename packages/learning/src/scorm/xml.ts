/** An element of XML as far as manifests need it: names without prefix, and in which namespace each is. */
export interface XmlElement {
  name: string;
  namespace: string;
  /** By names without prefix: `xml:base` is `base`. */
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Its own text, trimmed. */
  text: string;
}

/** The children of a name; whatever the case, for authors write `scormType` and `scormtype` alike. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name.toLowerCase() === name.toLowerCase()) ?? [];

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** The child below a child below …; undefined where one of them is not there. */
export const descendant = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((at, name) => childOf(at, name), element);

export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined => {
  const [, value] =
    Object.entries(element?.attributes ?? {}).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  return value === undefined || value.trim() === '' ? undefined : value.trim();
};

/** Every element below one, itself first. */
export function* allBelow(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* allBelow(child);
}
