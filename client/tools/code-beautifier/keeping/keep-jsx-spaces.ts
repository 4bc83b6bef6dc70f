import type { Parser, Plugin } from 'prettier';

interface Marks {
  readonly space: string;
  readonly tab: string;
}

/** React shows every space of a line (JSX removes only line ends and indents), but prettier writes one. */
export function keepJsxSpaces(source: string): {
  readonly wrap: (plugin: Plugin) => Plugin;
  readonly restore: (laidOut: string) => string;
} {
  const [space, tab] = Array.from('\uE010\uE011\uE012\uE013').filter((mark) => !source.includes(mark));
  if (space === undefined || tab === undefined || !/(?: {2}|\t)/.test(source) || !source.includes('</'))
    return { wrap: (plugin) => plugin, restore: (laidOut) => laidOut };
  return {
    wrap: (plugin) => ({
      ...plugin,
      parsers: Object.fromEntries(
        Object.entries(plugin.parsers ?? {}).map(([name, parser]) => [name, marking(parser, { space, tab })]),
      ),
    }),
    restore: (laidOut) => laidOut.replaceAll(space, ' ').replaceAll(tab, '\t'),
  };
}

const marking = (parser: Parser, marks: Marks): Parser =>
  parser.astFormat === 'estree'
    ? {
        ...parser,
        parse: async (text, options) => {
          const tree: unknown = await parser.parse(text, options);
          markSpaces(tree, marks);
          return tree;
        },
      }
    : parser;

function markSpaces(tree: unknown, marks: Marks): void {
  const left: unknown[] = [tree];
  const seen = new Set<object>();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isJsxText(node)) {
      for (const raw of [node, node.extra])
        if (typeof raw?.raw === 'string') raw.raw = marked(raw.raw, marks);
      node.value = marked(node.value, marks);
    } else for (const child of Object.values(node)) left.push(child ?? null);
  }
}

interface JsxText {
  value: string;
  raw?: unknown;
  extra?: { raw?: unknown };
}

function isJsxText(node: object): node is JsxText {
  return 'type' in node && node.type === 'JSXText' && 'value' in node && typeof node.value === 'string';
}

/** Marks the spaces inside a line. One space beside a tag stays, because prettier writes it as `{" "}` at a line end. */
function marked(text: string, { space, tab }: Marks): string {
  const mark = (run: string) => run.replaceAll(' ', space).replaceAll('\t', tab);
  if (text.trim() === '') return text;
  return text.replaceAll(/(?<![\s])[ \t]+(?![\s])/g, (run, from: number) => {
    if (run === ' ') return run;
    if (from === 0) return ` ${mark(run.slice(1))}`;
    return from + run.length === text.length ? `${mark(run.slice(1))} ` : mark(run);
  });
}
