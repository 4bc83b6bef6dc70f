import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { DocumentReport } from '#core/json/reporting/document-report.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { optionSchema, sampleText } from './state.ts';

export default defineOperation({
  schema: optionSchema,
  takes: 'text',
  sample: sampleText,
  session: () => import('./session/json-session.ts'),
  async run(input, { mode, ...options }) {
    const { JsonDocument, readSource, reportDocument, requireValid } = await import('./engine.ts');
    const document = new JsonDocument(await readSource(input.content));
    requireValid(document);
    const write = mode === 'validate' ? undefined : { ...options, mode };
    const report = reportDocument(document, write);
    const chunks = write && document.write(write).chunks;
    const content = chunks && new Blob(chunks, { type: 'application/json' });
    return {
      parts: content
        ? [{ name: nameOf(report, options.isStrict), kind: 'json', content: await asTextIfSmall(content) }]
        : [],
      notes: describeReport(report),
      detail: report,
    };
  },
});

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
    ...notes.map((sentence) => ({ severity: 'info' as const, sentence })),
  ];
}
