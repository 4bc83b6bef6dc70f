/** An XML element: its name, attributes, and text or elements. Undefined children are omitted. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export type XmlChild = XmlElement | undefined | readonly (XmlElement | undefined)[];

/** Creates an element with child elements. */
export function element(name: string, ...children: readonly XmlChild[]): XmlElement {
  return { name, attributes: {}, content: children.flat().filter((child) => child !== undefined) };
}

/** Creates an element with text; returns undefined for an empty text. */
export function leaf(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | undefined {
  return text.trim() === '' ? undefined : { name, attributes, content: text.trim() };
}

/** Writes the document, indented by two spaces. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function write({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : `\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}`;
  return `${indent}<${name}${given}>${inner}</${name}>\n`;
}

/** Escapes a text for use in XML text and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Wraps the children in an element; returns undefined if there are none. */
export function wrap(name: string, ...children: readonly (XmlElement | undefined)[]): XmlElement | undefined {
  return children.some((child) => child !== undefined) ? element(name, ...children) : undefined;
}
