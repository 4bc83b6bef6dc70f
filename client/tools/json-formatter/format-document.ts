import { inform } from '#client/tool-kit/operations/notes.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import type { Note } from '#core/errors.ts';
import { readSource } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument, requireValid } from '#core/json/json-document.ts';
import { type DocumentReport, reportDocument } from '#core/json/reporting/document-report.ts';
import type { StateOf } from '#client/tool-kit/state/state-schema.ts';
import type { optionSchema } from './state.ts';

/** Checks a document and writes it in the form that the options say. */
export async function formatDocument(
  content: string | Blob,
  { mode, ...options }: StateOf<typeof optionSchema>,
): Promise<OperationResult<DocumentReport>> {
  const document = new JsonDocument(await readSource(content));
  requireValid(document);
  const write = mode === 'validate' ? undefined : { ...options, mode };
  const report = reportDocument(document, write);
  const chunks = write && document.write(write).chunks;
  const written = chunks && new Blob(chunks, { type: 'application/json' });
  return {
    parts: written
      ? [{ name: nameOf(report, options.isStrict), kind: 'json', content: await asTextIfSmall(written) }]
      : [],
    notes: describeReport(report),
    detail: report,
  };
}

function nameOf({ dialect }: DocumentReport, isStrict: boolean): string {
  if (dialect === 'jsonl') return 'output.jsonl';
  const isOther = !isStrict && (dialect === 'jsonc' || dialect === 'json5');
  return isOther ? `output.${dialect}` : 'output.json';
}

function describeReport({ warnings, offenses, notes, isStrict }: DocumentReport): Note[] {
  const described = (severity: Note['severity'], list: DocumentReport['warnings']) =>
    list.map(({ message, hint, line, column, offset, endOffset }) => ({
      severity,
      sentence: message,
      hint,
      place: { line, column, offset, length: endOffset - offset },
    }));
  return [
    ...described('warning', warnings),
    ...(isStrict ? [] : described('info', offenses)),
    ...notes.map((sentence) => inform(sentence)),
  ];
}
