import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { requireValid } from '#core/json/require-valid.ts';

/**
 * JSON, JSONC or JSON5 laid out with every token as it was written: prettier would write 2.50 as 2.5. Throws a
 * ToolInputError with the place of the first mistake.
 */
export async function formatJson(source: string, indent: '2' | '4' | 'tab'): Promise<string> {
  const document = new JsonDocument(bytesOfText(source));
  requireValid(document);
  const { chunks } = document.write({
    mode: 'format',
    indent: indent === 'tab' ? 1 : Number(indent),
    isSorted: false,
    isShortInline: true,
    isStrict: false,
  });
  const text = await new Blob(chunks).text();
  // A text of JSON5 may run over the end of a line, and what then begins the next one belongs to it.
  return indent === 'tab' && !/\\\r?\n/.test(source)
    ? text.replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length))
    : text;
}
