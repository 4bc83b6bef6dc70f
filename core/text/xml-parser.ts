import { type SaxesOptions, SaxesParser } from 'saxes';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/**
 * A parser that throws a ToolInputError with the place of the first thing in `xml` that is not well-formed (XML 1.0),
 * because later ones follow from it. Write `xml` to it.
 */
export function xmlParserOf<O extends SaxesOptions>(xml: string, options: O): SaxesParser<O> {
  const parser = new SaxesParser(options);
  parser.on('error', ({ message }) => {
    const end = Math.max(0, Math.min(xml.length - 1, parser.position - 1));
    const ampersand = xml.lastIndexOf('&', end);
    if (message.includes('undefined entity') && xml.includes('<!ENTITY')) {
      throw new ToolInputError('Entities that the document itself declares are not read here.', {
        ...placeOf(xml, Math.max(0, ampersand)),
        hint: 'Write their text instead.',
      });
    }
    const isLoneAmpersand =
      message.includes('in entity name') ||
      (message.includes('unclosed tag') && ampersand >= 0 && !xml.includes(';', ampersand));
    const reason = isLoneAmpersand
      ? 'this & begins no entity; as text it is written &amp;.'
      : message.replace(/^(?:\d+:\d+: )?/, '').replace(/\.?$/, '.');
    throw new ToolInputError(`This is not well-formed XML: ${reason}`, {
      ...placeOf(xml, isLoneAmpersand ? ampersand : end),
      hint: 'Fix the markup there; an XML editor or xmllint says more.',
    });
  });
  return parser;
}
