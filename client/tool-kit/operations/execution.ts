import { append } from '#core/collections/append.ts';
import { acceptValues, initialState, type StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { Progress } from '#core/task.ts';
import { makeInput } from './input.ts';
import type { DecodedText } from '#core/text/encodings/text-decoding.ts';
import { labelOf } from './field-words.ts';
import type { AnyOperation, OperationSource } from './operation.ts';
import type { OperationResult } from './operation-result.ts';

export interface ExecutionScope {
  readonly signal?: AbortSignal;
  readonly reportProgress?: (progress: Progress) => void;
  /** A longer text is handed over as a blob. */
  readonly maxTextLength?: number | undefined;
}

/**
 * The page itself works on input of up to this size without a noticeable delay, unless the operation sets another
 * limit.
 */
export const defaultQuickSize = 10_000;

/** A longer text leaves a worker as a blob: copying and showing it would block the page. */
const maxShownLength = 2_000_000;

/**
 * Does an operation's work here and now: on the page, in the worker, under Node and in the tests alike. Options that
 * are missing or not valid have their initial values; a text that is too long is refused. Rejects with an AbortError
 * as soon as `signal` says so.
 */
export async function executeOperation(
  operation: AnyOperation,
  source: OperationSource,
  options: object,
  scope: ExecutionScope = {},
): Promise<OperationResult> {
  const { signal = new AbortController().signal, reportProgress = () => undefined, maxTextLength } = scope;
  signal.throwIfAborted();
  refuseLongTexts(operation.schema, options);
  const state = {
    ...initialState(operation.schema),
    ...acceptValues(operation.schema, options, ['option', 'input', 'secret']),
  };
  const readingNotes: Note[] = [];
  const finish = (result: OperationResult) =>
    packResult(
      readingNotes.length === 0 ? result : { ...result, notes: [...readingNotes, ...(result.notes ?? [])] },
      maxTextLength,
    );
  const onDecoded = (decoded: DecodedText) => append(readingNotes, noteReading(decoded));
  const takesBytes = operation.takesBytes?.(state) === true;
  const input = await makeInput(operation.takes, source, onDecoded, takesBytes);
  signal.throwIfAborted();
  const showEarly = (early: OperationResult) => reportProgress({ early: finish(early) });
  const run = async () => operation.run(input, state, { signal, reportProgress, showEarly });
  return finish(await untilAborted(run(), signal));
}

/** Else the result would be of the initial text, and look like that of the one given. */
function refuseLongTexts(schema: StateSchema, options: object): void {
  const given = new Map<string, unknown>(Object.entries(options));
  for (const [key, field] of Object.entries(schema)) {
    const value = given.get(key);
    if (typeof value !== 'string' || value.length <= (field.maxLength ?? Infinity)) continue;
    const most = formatCount(field.maxLength ?? 0, 'character');
    throw new ToolInputError(
      `${labelOf(key, field)}: ${formatCount(value.length, 'character')} are too many.`,
      {
        field: key,
        hint: `At most ${most} are allowed. Shorten it, or split it.`,
      },
    );
  }
}

/** Returns notes on invalid bytes and on a detected encoding. */
function noteReading({ encoding, damage }: DecodedText): Note[] {
  const name = encoding === 'windows-1252' ? 'Windows-1252' : encoding.toUpperCase();
  if (damage) {
    const byte = damage.byte.toString(16).toUpperCase().padStart(2, '0');
    const sentence = `The file is damaged ${name}: byte ${damage.byteOffset + 1} (${byte}) is not text; � replaces it.`;
    return [{ severity: 'warning', sentence, hint: 'Save it as UTF-8.' }];
  }
  // Any other was named by the file itself.
  if (encoding !== 'windows-1252' && !encoding.startsWith('utf-16')) return [];
  return [{ severity: 'info', sentence: `The file was read as ${name}; text output is UTF-8.` }];
}

/** Work that does not look at the signal must not be waited for. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}

function packResult(result: OperationResult, maxTextLength = maxShownLength): OperationResult {
  const parts = result.parts.map((part) =>
    typeof part.content === 'string' && part.content.length > maxTextLength
      ? { ...part, content: new Blob([part.content]) }
      : part,
  );
  return { ...result, parts };
}
