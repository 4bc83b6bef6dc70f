import type { AstPath, Doc, ParserOptions, Plugin, Printer } from 'prettier';
import { readOwn } from '#core/collections/read-own.ts';

/** Text in template literals, such as css`…`, may be read at run time, so prettier does not lay it out. */
export function keepTemplates(plugin: Plugin): Plugin {
  return withPrinter(plugin, 'estree', (printer) => ({ ...printer, embed: () => null }));
}

/** The value of a custom property is any text, which scripts can read (CSS Variables 1, 2.1): it stays as typed. */
export function keepCustomProperties(plugin: Plugin): Plugin {
  return withPrinter(plugin, 'postcss', (printer) => ({
    ...printer,
    print: (path, options, print, args) =>
      customProperty(path, options) ?? printer.print(path, options, print, args),
  }));
}

function withPrinter(plugin: Plugin, name: string, change: (printer: Printer) => Printer): Plugin {
  const printer = plugin.printers && readOwn(plugin.printers, name);
  return printer ? { ...plugin, printers: { ...plugin.printers, [name]: change(printer) } } : plugin;
}

function customProperty(path: AstPath, options: ParserOptions): Doc | undefined {
  const node: unknown = path.node;
  if (!isDeclaration(node)) return undefined;
  const typed = options.originalText.slice(options.locStart(node), options.locEnd(node));
  const [, value = ''] = /^--[^\s:]*\s*:\s*([\s\S]*?)\s*;?\s*$/.exec(typed) ?? [];
  if (value === '') return undefined;
  const isLastOfAttribute = '__isHTMLStyleAttribute' in options && path.isLast;
  const lines = value.split('\n').flatMap((line, index) => (index === 0 ? [line] : [literalLine, line]));
  return [node.prop, ': ', ...lines, isLastOfAttribute ? semicolonIfBroken : ';'];
}

function isDeclaration(node: unknown): node is { readonly prop: string } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'prop' in node &&
    typeof node.prop === 'string' &&
    node.prop.startsWith('--')
  );
}

const semicolonIfBroken: Doc = { type: 'if-break', breakContents: ';', flatContents: '' };
const literalLine: Doc = [{ type: 'line', hard: true, literal: true }, { type: 'break-parent' }];
