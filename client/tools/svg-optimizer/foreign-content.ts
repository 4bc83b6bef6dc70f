import { SaxesParser } from 'saxes';

/** A placeholder that no drawing contains. */
const placeholder = (index: number) => `sundry-foreign-${index}`;

interface HeldContent {
  /** The drawing with a placeholder for each content. */
  readonly text: string;
  /** Plugins to skip because they would drop namespaces that only the contents use. */
  readonly skipped: readonly string[];
  /** Restores the contents. */
  release(text: string): string;
}

/**
 * Replaces the content of foreignObject elements with placeholders, because SVGO drops whitespace between words of
 * HTML.
 */
export function holdForeignContent(svg: string): HeldContent {
  const { contents, prefixes } = findContents(svg);
  let text = '';
  let end = 0;
  for (const [index, { from, to }] of contents.entries()) {
    text += svg.slice(end, from) + placeholder(index);
    end = to;
  }
  return {
    text: text + svg.slice(end),
    skipped: [
      ...(prefixes.size > 0 ? ['removeUnusedNS'] : []),
      ...([...prefixes].some((prefix) => prefix !== 'xlink') ? ['removeEditorsNSData'] : []),
    ],
    release: (made) =>
      contents.reduceRight(
        (whole, { from, to }, index) => whole.replace(placeholder(index), () => svg.slice(from, to)),
        made,
      ),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Contents {
  readonly contents: readonly Span[];
  /** The namespace prefixes that they use. */
  readonly prefixes: ReadonlySet<string>;
}

/** Finds the contents of the outermost foreignObject elements. */
function findContents(svg: string): Contents {
  const [contents, prefixes]: [Span[], Set<string>] = [[], new Set()];
  if (!svg.includes('foreignObject')) return { contents, prefixes };
  const parser = new SaxesParser();
  const isForeign = (name: string) => name.replace(/^.*:/, '') === 'foreignObject';
  let depth = 0;
  let from = 0;
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    for (const key of depth > 0 ? [name, ...Object.keys(attributes)] : []) {
      const prefix = /^(?!xml(?:ns)?:)[^:]+(?=:)/.exec(key)?.[0];
      if (prefix !== undefined) prefixes.add(prefix);
    }
    if (!isForeign(name) || isSelfClosing) return;
    if (depth === 0) from = parser.position;
    depth += 1;
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isForeign(name) || isSelfClosing) return;
    depth -= 1;
    const to = svg.lastIndexOf('</', parser.position - 1);
    if (depth === 0 && svg.slice(from, to).trim() !== '') contents.push({ from, to });
  });
  parser.write(svg).close();
  return { contents, prefixes };
}
