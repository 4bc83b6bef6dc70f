import { inform } from '#client/tool-kit/operations/notes.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument, requireValid } from '#core/json/json-document.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import type { Note } from '#core/errors.ts';

/**
 * JSON, JSONC or JSON5 laid out with every token as it was written: prettier would write 2.50 as 2.5. Throws a
 * ToolInputError with the place of the first mistake. The notes name each kind of notation that is not strict JSON, where
 * it comes first.
 */
export async function formatJson(
  source: string,
  indent: '2' | '4' | 'tab',
): Promise<{ readonly content: string; readonly notes: readonly Note[] }> {
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
  const content =
    indent === 'tab' && !/\\\r?\n/.test(source)
      ? text.replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length))
      : text;
  return { content, notes: notesOn(document) };
}

function notesOn({ analysis }: JsonDocument): Note[] {
  const named = new Map<string, Note>();
  for (const { code, message, line, column, offset, endOffset } of reportIssues(
    analysis.bytes,
    analysis.issues.offenses,
  )) {
    const place = { line, column, offset, length: endOffset - offset };
    if (!named.has(code)) named.set(code, inform(`Not strict JSON: ${message}.`, undefined, place));
  }
  return [...named.values()];
}
