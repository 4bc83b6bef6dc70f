/** An element of XML: its name, attributes, and text or elements. What is undefined is left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export type XmlChild = XmlElement | undefined | readonly (XmlElement | undefined)[];

/** An element with elements inside. */
export function element(name: string, ...children: readonly XmlChild[]): XmlElement {
  return { name, attributes: {}, content: children.flat().filter((child) => child !== undefined) };
}

/** An element with a text, which must not be empty: without one there is no element. */
export function leaf(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | undefined {
  return text.trim() === '' ? undefined : { name, attributes, content: text.trim() };
}

/** The document, indented by two spaces. */
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

/** Safe in text and in attributes of XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
