import { openSession } from '#client/tool-kit/operations/session.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { Progress } from '#core/task.ts';
import { completeValues, type ContentForm } from '../contents/content-form.ts';
import type { PictureStyle } from '#core/codes/drawing/picture-style.ts';
import { checkVersion, formOf, requestFor } from './requests.ts';
import { scanSubject } from './scan-subject.ts';
import type { ScanReport } from '#core/codes/scanning/scanning.ts';
import { missingContent } from '../choices.ts';
import { type ContentKind, type QrState, shownText } from '../state.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import type {
  CheckedFile,
  DrawnCode,
  DrawRequest,
  LogoRequest,
  PictureFormat,
  QrSession,
} from '../session-api.ts';

/** What a drawing depends on. */
export type DrawingState = Omit<QrState, 'printedMm'>;

/** A finished code with all that is shown about it. */
export interface MadeCode extends DrawnCode {
  /** Of the form it was made from. */
  readonly kind: ContentKind;
  readonly text: string;
  readonly format: PictureFormat;
  readonly style: PictureStyle;
  readonly sizePx: number;
  /** All that it was drawn by. */
  readonly request: DrawRequest;
}

/** Drawing must not wait for a scan, so each has a worker. */
const drawing = openSession<QrSession>('qr-generator');
const scanning = openSession<QrSession>('qr-generator');

/** Draws the code of what was entered. Rejects with a ToolInputError for content that is missing or wrong, or does not fit. */
export async function makeCode(
  state: DrawingState,
  logoFile: Logo | undefined,
  signal: AbortSignal,
): Promise<MadeCode> {
  const form = formOf(state);
  const text = contentOf(state, form);
  const request = requestFor(state, text, form?.level, logoOf(state, logoFile));
  const drawn = await drawing.call('draw', request, { signal });
  checkVersion(form, drawn.symbol);
  const { style, format, sizePx } = request;
  return { ...drawn, kind: state.kind, text, style, format, sizePx, request };
}

function contentOf(state: DrawingState, form: ContentForm | undefined): string {
  if (form) return form.write(completeValues(form, { ...state.values, ...state.secrets }));
  const text = shownText(state);
  if (text.trim() !== '') return text;
  throw new ToolInputError(missingContent, { field: 'content' });
}

function logoOf({ logoPercent }: DrawingState, logo: Logo | undefined): LogoRequest | undefined {
  return logo && { ...logo, percent: logoPercent };
}

/** The same code as a PNG file, whatever its own format: clipboards and other tools take that. */
export async function makePng({ request, format, file }: MadeCode): Promise<Bytes> {
  if (format === 'png') return file;
  return (await drawing.call('draw', { ...request, format: 'png' })).file;
}

/** Has an independent reader scan the code as it is and under strain. */
export function scanCode(
  { request, symbol, logo }: MadeCode,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ScanReport> {
  return scanning.call('scan', scanSubject(request, symbol, logo), {
    signal,
    onProgress,
    timeLimitMs: 30_000,
  });
}

/** One code of many, read back once. Rejects with a ToolInputError for text that does not fit. */
export function makeChecked(
  state: DrawingState,
  text: string,
  logo: Logo | undefined,
  signal: AbortSignal,
): Promise<CheckedFile> {
  return drawing.call('drawChecked', requestFor(state, text, undefined, logoOf(state, logo)), {
    signal,
    timeLimitMs: 30_000,
  });
}

/** The text of the code in a picture. Rejects with a ToolInputError where there is none. */
export function readPicture(file: File, signal: AbortSignal): Promise<string> {
  return scanning.call('readPicture', { file }, { signal, timeLimitMs: 30_000 });
}
