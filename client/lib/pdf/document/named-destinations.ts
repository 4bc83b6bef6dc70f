import { append } from '#core/collections/append.ts';
import {
  arrayIn,
  asDict,
  bytesAsText,
  catalogOf,
  dictIn,
  rawIn,
  resolve,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/**
 * Destinations by the bytes of their names, not by their text (ISO 32000-2, 7.9.6). Each key begins with `/` for a PDF
 * 1.1 name object, or with `(` for a string.
 */
export type Destinations = ReadonlyMap<string, PDFObject>;

export type PagePairs = readonly (readonly [source: PDFRef, copy: PDFRef])[];

/**
 * Reads the named destinations of a document: from its name tree and from the dictionary of PDF 1.1 (ISO 32000-2,
 * 12.3.2.4).
 */
export function readNamedDestinations(context: PDFContext): Destinations {
  const catalog = catalogOf(context);
  const destinations = new Map<string, PDFObject>();
  for (const [name, target] of dictIn(catalog, 'Dests')?.entries() ?? [])
    destinations.set(keyOf(name), target);
  const names = dictIn(catalog, 'Names');
  const seen = new Set<PDFDict>();
  const stack = names ? [dictIn(names, 'Dests')] : [];
  while (stack.length > 0) {
    const node = stack.pop();
    if (!node || seen.has(node)) continue;
    seen.add(node);
    const entries = arrayIn(node, 'Names');
    for (let index = 0; index + 1 < entries.length; index += 2) {
      const key = keyOf(resolve(context, entries[index]));
      const target = entries[index + 1];
      if (key !== '' && target) destinations.set(key, target);
    }
    append(
      stack,
      arrayIn(node, 'Kids').map((kid) => asDict(context, kid)),
    );
  }
  return destinations;
}

/**
 * Returns the target of a name. Like viewers, it also looks for a name object among the strings, and the other way
 * round.
 */
export function findNamed(named: Destinations, name: PDFObject | undefined): PDFObject | undefined {
  const key = keyOf(name);
  return named.get(key) ?? named.get(`${key.startsWith('/') ? '(' : '/'}${key.slice(1)}`);
}

/** Returns the page and view of a destination, named or not; undefined if it leads nowhere. */
export function explicitDestination(
  context: PDFContext,
  value: PDFObject | undefined,
  named: Destinations,
): PDFArray | undefined {
  const own = resolve(context, value);
  const target = isDestinationName(own) ? resolve(context, findNamed(named, own)) : own;
  const array = target instanceof PDFDict ? resolve(context, rawIn(target, 'D')) : target;
  return array instanceof PDFArray ? array : undefined;
}

/** Returns the key of a name; empty if the object is neither a name nor a string. */
function keyOf(name: PDFObject | undefined): string {
  if (name instanceof PDFName) return `/${bytesAsText(name)}`;
  return name instanceof PDFString || name instanceof PDFHexString ? `(${bytesAsText(name)}` : '';
}

export function isDestinationName(value: PDFObject | undefined): boolean {
  return keyOf(value) !== '';
}
