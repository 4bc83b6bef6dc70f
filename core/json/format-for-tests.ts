import { joinChunks } from '#core/json/writing/chunk-writer.ts';
import { JsonDocument, requireValid, type WriteOptions } from './json-document.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { sliceText } from '#core/json/reading/string-token.ts';

export const defaultWriteOptions: WriteOptions = {
  mode: 'format',
  indent: 2,
  isSorted: false,
  isShortInline: false,
  isStrict: false,
};

/**
 * Formats JSON, JSONC, JSON5 or JSON Lines and keeps every token unchanged. Throws a ToolInputError with the first
 * mistake of an invalid text.
 */
export function formatJson(text: string, options: Partial<WriteOptions> = {}): string {
  const document = new JsonDocument(bytesOfText(text));
  requireValid(document);
  const joined = joinChunks(document.write({ ...defaultWriteOptions, ...options }).chunks);
  return sliceText(joined, 0, joined.length);
}

/** True if the text is JSON by RFC 8259, without extensions. */
export function isStrictJson(text: string): boolean {
  return new JsonDocument(bytesOfText(text)).analysis.dialect === 'json';
}
