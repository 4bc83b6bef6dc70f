import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { contentKindOf } from './coding/content-kind.ts';
import { bytesOfHex } from './coding/hex-bytes.ts';
import type { Base64WorkerApi, Content, DecodeResult, EncodeResult } from './logic.ts';
import type { DecodeOptions, EncodeOptions } from './options.ts';
import workerUrl from './worker.ts?worker&url';

/** What the tool made of one input. */
export type Outcome =
  | ({ readonly type: 'encoded'; readonly text: string | undefined } & EncodeResult)
  | ({ readonly type: 'decoded' } & DecodeResult);

interface Scope {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: { fraction?: number }) => void;
}

const pool = createWorkerPool<Base64WorkerApi>(workerUrl);
/** What an editor shows without delay. */
const maxEditorCharacters = 2_000_000;
const headBytes = 512;

/** Encodes in the worker. Throws a ToolInputError for text that the chosen encoding cannot write. */
export async function encodeInput(content: Content, options: EncodeOptions, scope: Scope): Promise<Outcome> {
  const mediaType = options.isDataUrl ? await mediaTypeOf(content, options) : '';
  const input = { content, options, mediaType };
  const { signal, reportProgress } = scope;
  const result = await pool.call('encode', input, { signal, onProgress: reportProgress });
  const text = result.blob.size <= maxEditorCharacters ? await result.blob.text() : undefined;
  return { type: 'encoded', text, ...result };
}

/** Decodes in the worker. Throws a ToolInputError with the place of what cannot be read. */
export async function decodeInput(content: Content, options: DecodeOptions, scope: Scope): Promise<Outcome> {
  const { signal, reportProgress } = scope;
  const result = await pool.call('decode', { content, options }, { signal, onProgress: reportProgress });
  return { type: 'decoded', ...result };
}

async function mediaTypeOf(content: Content, { charset, isHex }: EncodeOptions): Promise<string> {
  if (typeof content === 'string') {
    return isHex ? contentKindOf(bytesOfHex(content)).mediaType : `text/plain;charset=${charset}`;
  }
  const { kind, mediaType } = contentKindOf(new Uint8Array(await content.slice(0, headBytes).arrayBuffer()));
  return (kind === 'file' && content.type) || mediaType;
}
