import { openSession } from '#client/tool-kit/operations/session.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { Progress } from '#core/task.ts';
import { completeValues, type ContentForm } from '../contents/content-form.ts';
import type { PictureStyle } from '#core/codes/drawing/picture-style.ts';
import { checkVersion, formOf, requestFor, scanSubject } from './requests.ts';
import type { ScanReport } from '#core/codes/scanning/scanning.ts';
import { type ContentKind, missingContent, type QrState, shownText } from '../state.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import type {
  CheckedFile,
  DrawnCode,
  DrawRequest,
  LogoRequest,
  PictureFormat,
  QrSession,
} from '../session-api.ts';

/** The options that affect the drawing. */
export type DrawingState = Omit<QrState, 'printedMm'>;

/** A finished code with its details. */
export interface MadeCode extends DrawnCode {
  /** The form it was made from. */
  readonly kind: ContentKind;
  readonly text: string;
  readonly format: PictureFormat;
  readonly style: PictureStyle;
  readonly sizePx: number;
  /** The request it was drawn from. */
  readonly request: DrawRequest;
}

/** Separate workers, because drawing must not wait for a scan. */
const drawing = openSession<QrSession>('qr-generator');
const scanning = openSession<QrSession>('qr-generator');

/**
 * Draws the code of the input. Rejects with a ToolInputError for missing or invalid content, or content that does not
 * fit.
 */
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

/** Returns the code as PNG, which clipboards and other tools accept, whatever its own format. */
export async function makePng({ request, format, file }: MadeCode): Promise<Bytes> {
  if (format === 'png') return file;
  return (await drawing.call('draw', { ...request, format: 'png' })).file;
}

/** Scans the code with an independent reader, unchanged and in degraded versions. */
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

/** Makes one code of a batch and reads it back once. Rejects with a ToolInputError for text that does not fit. */
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

/** Reads the code in a picture. Rejects with a ToolInputError if there is none. */
export function readPicture(file: File, signal: AbortSignal): Promise<string> {
  return scanning.call('readPicture', { file }, { signal, timeLimitMs: 30_000 });
}
