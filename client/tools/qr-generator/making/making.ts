import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { Progress } from '#core/task.ts';
import { completeValues, type ContentForm } from '../contents/content-form.ts';
import { contentForms } from '../contents/content-forms.ts';
import type { QrWishes } from '#core/codes/symbol/qr-symbol.ts';
import type { PictureStyle } from '#core/codes/drawing/picture-style.ts';
import { scanSubject } from './scan-subject.ts';
import type { ScanReport } from '#core/codes/scanning/scanning.ts';
import { type QrState, shownText } from '../state.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import type { CheckedFile, DrawnCode, DrawRequest, PictureFormat, QrWorkerApi } from '../worker-api.ts';
import workerUrl from '../worker.ts?worker&url';

/** What a drawing depends on. */
export type DrawingState = Omit<QrState, 'printedMm'>;

/** A finished code with all that is shown about it. */
export interface MadeCode extends DrawnCode {
  readonly text: string;
  readonly format: PictureFormat;
  readonly style: PictureStyle;
  readonly sizePx: number;
  /** All that it was drawn by. */
  readonly request: DrawRequest;
}

/** Drawing must not wait for a scan, so each has a worker. */
const drawing = createWorkerPool<QrWorkerApi>(workerUrl);
const scanning = createWorkerPool<QrWorkerApi>(workerUrl);

export function formOf(state: DrawingState): ContentForm | undefined {
  return state.kind === 'text' || state.kind === 'batch' ? undefined : contentForms[state.kind];
}

/** Draws the code of what was entered. Rejects with a ToolInputError for content that is missing or wrong, or does not fit. */
export async function makeCode(
  state: DrawingState,
  logoFile: Logo | undefined,
  signal: AbortSignal,
): Promise<MadeCode> {
  const form = formOf(state);
  const text = contentOf(state, form);
  const request = requestFor(state, text, logoFile, form?.level);
  const drawn = await drawing.call('draw', request, { signal });
  if (form?.maxVersion !== undefined && drawn.symbol.version > form.maxVersion) {
    throw new ToolInputError('This is too much for a payment code: its standard stops at version 13.');
  }
  const { style, format, sizePx } = request;
  return { ...drawn, text, style, format, sizePx, request };
}

function requestFor(
  state: DrawingState,
  text: string,
  logo: Logo | undefined,
  fixedLevel: QrWishes['level'] | undefined,
): DrawRequest {
  const style: PictureStyle = {
    foreground: state.foreground,
    background: state.background,
    isTransparent: state.isTransparent && state.format !== 'jpeg',
    quietZone: state.quietZone,
    shapes: shapesOf(state),
  };
  return {
    text,
    wishes: { level: fixedLevel ?? state.level, isUtf8Marked: state.isUtf8Marked },
    style,
    sizePx: state.size,
    format: state.format,
    logo: logo && { ...logo, percent: state.logoPercent },
  };
}

/** Nothing for plain squares, which are drawn in an exacter way. */
function shapesOf({ moduleShape, cornerShape }: DrawingState): PictureStyle['shapes'] {
  if (moduleShape === 'square' && cornerShape === 'square') return undefined;
  return { modules: moduleShape, corners: cornerShape };
}

function contentOf(state: DrawingState, form: ContentForm | undefined): string {
  if (form) return form.write(completeValues(form, { ...state.values, ...state.secrets }));
  const text = shownText(state);
  if (text.trim() !== '') return text;
  throw new ToolInputError('Please enter content for the QR code', { field: 'content' });
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
  return drawing.call('drawChecked', requestFor(state, text, logo, undefined), {
    signal,
    timeLimitMs: 30_000,
  });
}

/** The text of the code in a picture. Rejects with a ToolInputError where there is none. */
export function readPicture(file: File, signal: AbortSignal): Promise<string> {
  return scanning.call('readPicture', { file }, { signal, timeLimitMs: 30_000 });
}
