import { warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import type { Warning } from '#core/codes/scanning/advice.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { completeValues, type ContentForm } from '../contents/content-form.ts';
import { readFields } from '../contents/typed-fields.ts';
import { missingContent, type QrState } from '../state.ts';
import { type BatchRow, readRows } from '#core/codes/batch/batch-rows.ts';
import { drawCode } from './drawing.ts';
import { checkVersion, formOf, type Look, requestFor, warnAbout } from './requests.ts';

type CodeOptions = Look & Pick<QrState, 'kind' | 'batchLayout'>;

const extensions = { svg: 'svg', png: 'png', jpeg: 'jpg' } as const;
const mediaTypes = { svg: 'image/svg+xml', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** Draws the code of a text, of a form's fields, or one for each row of a list. Throws a ToolInputError. */
export async function makeCodes(
  written: string,
  options: CodeOptions,
  { reportProgress }: OperationContext,
): Promise<OperationResult> {
  if (options.kind === 'batch')
    return makeList(readRows(written, options.batchLayout, missingContent), options, reportProgress);
  const form = formOf(options);
  const { text, notes } = form ? writeForm(form, written) : { text: written, notes: [] };
  if (text.trim() === '') {
    throw new ToolInputError(missingContent, { field: 'content' });
  }
  const { part, warnings } = await makeCode('qr-code', text, options, form);
  return { parts: [part], notes: [...notes, ...warnings.map(noteOf)] };
}

/** Makes the codes of a list; a row that does not fit does not stop the others. */
async function makeList(
  rows: readonly BatchRow[],
  options: CodeOptions,
  reportProgress: OperationContext['reportProgress'],
): Promise<OperationResult> {
  const parts: OutputPart[] = [];
  const notes: Note[] = [];
  // Warnings about the style apply to all codes, so they are shown once.
  const warnings = new Map<string, Warning>();
  for (const [index, { line, name, text }] of rows.entries()) {
    reportProgress({ fraction: index / rows.length });
    try {
      const made = await makeCode(name, text, options, undefined);
      parts.push(made.part);
      for (const warning of made.warnings) warnings.set(warning.text, warning);
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
      notes.push({ severity: 'error', sentence: error.message, place: { line }, hint: error.details.hint });
    }
  }
  if (parts.length > 0) return { parts, notes: [...[...warnings.values()].map(noteOf), ...notes] };
  throw new ToolInputError('None of the codes could be made.', {
    hint: notes[0]?.sentence ?? 'Make the contents shorter.',
  });
}

function writeForm(form: ContentForm, written: string): { text: string; notes: Note[] } {
  const entered = readFields(written, form);
  const values = completeValues(form, entered);
  const notes = Object.keys(entered)
    .filter((name) => !(name in values))
    .map((name) => warn(`The field “${name}” has no meaning beside the others: it was left out.`));
  return { text: form.write(values), notes };
}

async function makeCode(
  name: string,
  text: string,
  look: CodeOptions,
  form: ContentForm | undefined,
): Promise<{ part: OutputPart; warnings: readonly Warning[] }> {
  const { format } = look;
  const request = requestFor(look, text, form?.level);
  const { pictureTools } = await import('#platform/pictures');
  const code = await drawCode(request, pictureTools.codecs);
  checkVersion(form, code.symbol);
  const content =
    format === 'svg'
      ? new TextDecoder().decode(code.file)
      : new Blob([code.file], { type: mediaTypes[format] });
  return {
    part: { name: `${name}.${extensions[format]}`, kind: format, content },
    warnings: warnAbout(request, code),
  };
}

function noteOf({ text }: Warning): Note {
  return warn(text);
}
