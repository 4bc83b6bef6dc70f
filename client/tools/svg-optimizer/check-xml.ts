import { SaxesParser } from 'saxes';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** Deeper ones are hostile, and each look-up of a namespace goes through all of them. */
const mostDepth = 5000;
const svgNamespace = 'http://www.w3.org/2000/svg';

export interface CheckedXml {
  /** Whether the root element is in the namespace of SVG: no program shows it as a picture otherwise. */
  readonly isSvg: boolean;
}

/**
 * Throws a ToolInputError with the place of what is not well-formed (XML 1.0, Namespaces in XML 1.0). SVGO passes over
 * much of that: a second root element, text behind the end, bad names and comments.
 */
export function checkXml(svg: string): CheckedXml {
  const parser = new SaxesParser({ xmlns: true });
  let namespace: string | undefined;
  let depth = 0;
  // An error before this one came first, and later ones follow from it.
  parser.on('error', ({ message }) => {
    const offset = Math.max(0, Math.min(svg.length - 1, parser.position - 1));
    const reason = message.replace(/^(?:\d+:\d+: )?/, '').replace(/\.?$/, '.');
    throw new ToolInputError(`This is not well-formed XML: ${reason}`, {
      ...placeOf(svg, offset),
      hint: 'Fix the markup there; an XML editor or xmllint says more.',
    });
  });
  parser.on('opentag', ({ uri }) => {
    namespace ??= uri;
    depth += 1;
    if (depth > mostDepth) throw tooDeep();
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(svg).close();
  return { isSvg: namespace === svgNamespace };
}

export function tooDeep(): ToolInputError {
  return new ToolInputError('Its elements stand too deeply in each other.', {
    hint: 'Remove groups around groups, and try again.',
  });
}
