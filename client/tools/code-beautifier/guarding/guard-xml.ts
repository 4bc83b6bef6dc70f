import type { Guarded } from './guarded.ts';

/** XML 1.0, production 28, behind the prolog: a document type with declarations in brackets. */
const documentType =
  /^((?:\uFEFF|\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*)(<!DOCTYPE\s+[^\s[>]+(?:\s+(?:"[^"]*"|'[^']*'|[A-Z]+))*\s*\[(?:"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[^\]"'<]|<(?!!--|\?))*\]\s*>)/;

/** Hides the declarations of a document type, which prettier's plugin for XML cannot read: they stay as typed. */
export function guardXml(source: string): Guarded {
  const [, prolog = '', declarations = ''] = documentType.exec(source) ?? [];
  if (declarations === '') return { text: source, restore: (laidOut) => laidOut };
  let name = 'hidden';
  while (source.includes(name)) name += '_';
  return {
    text: `${prolog}<!DOCTYPE ${name}>${source.slice(prolog.length + declarations.length)}`,
    restore: (laidOut) => laidOut.replace(`<!DOCTYPE ${name}>`, () => declarations),
  };
}
