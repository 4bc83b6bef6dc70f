import { ToolInputError } from '#core/errors.ts';
import { xmlParserOf } from '#core/text/xml-parser.ts';

/** Deeper nesting is treated as hostile, and each namespace lookup passes through all levels. */
const mostDepth = 5000;
const svgNamespace = 'http://www.w3.org/2000/svg';

export interface CheckedXml {
  /** Whether the root element is in the SVG namespace; otherwise no program shows the file as a picture. */
  readonly isSvg: boolean;
}

/**
 * Throws a ToolInputError with the position of anything not well-formed (XML 1.0, Namespaces in XML 1.0). SVGO ignores
 * many such errors: a second root element, text after the end, invalid names and comments.
 */
export function checkXml(svg: string): CheckedXml {
  const parser = xmlParserOf(svg, { xmlns: true });
  let namespace: string | undefined;
  let depth = 0;
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
  return new ToolInputError('Its elements are nested too deeply.', {
    hint: 'Remove groups around groups, and try again.',
  });
}
