import { ToolInputError } from '#core/errors.ts';
import type { Progress } from '#core/task.ts';

export interface Writing {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: Progress) => void;
  /** Called with the text so far whenever it grows. */
  readonly onText: (text: string) => void;
}

/** A language model that answers a prompt. Call it from a click handler, because the model may have to be loaded. */
export type WriteByModel = (prompt: string, writing: Writing) => Promise<string>;

/** Whether the browser's own model is available, needs a download that the person must start, or is not supported. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Session {
  promptStreaming(prompt: string, options: { readonly signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

/** The parts of the browsers' Prompt API that are used here (webmachinelearning/prompt-api). */
interface LanguageModelApi {
  availability(): Promise<Availability>;
  create(options: {
    readonly signal: AbortSignal;
    readonly monitor: (monitor: EventTarget) => void;
  }): Promise<Session>;
}

function findApi(): LanguageModelApi | undefined {
  return Reflect.get(globalThis, 'LanguageModel') as LanguageModelApi | undefined;
}

/** Returns the availability of the browser's model; undefined in a browser without the API. */
export async function modelAvailability(): Promise<Availability | undefined> {
  try {
    return await findApi()?.availability();
  } catch {
    return 'unavailable';
  }
}

/** Answers `prompt` with the browser's own model. Call it from a click handler, since it may start a download. */
export async function writeByBrowser(
  prompt: string,
  { signal, reportProgress, onText }: Writing,
): Promise<string> {
  const api = findApi();
  if (!api)
    throw new ToolInputError('This browser has no built-in model.', { hint: 'Use the template writer.' });
  let session: Session | undefined;
  try {
    session = await api.create({
      signal,
      monitor: (monitor) => {
        monitor.addEventListener('downloadprogress', (event) => {
          const fraction = 'loaded' in event && typeof event.loaded === 'number' ? event.loaded : 0;
          reportProgress({ fraction, label: 'The browser is loading its model' });
        });
      },
    });
    return await readAll(session.promptStreaming(prompt, { signal }), onText);
  } catch (error) {
    throw mistakeOf(error);
  } finally {
    session?.destroy();
  }
}

async function readAll(stream: ReadableStream<string>, onText: (text: string) => void): Promise<string> {
  const reader = stream.getReader();
  let text = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += value ?? '';
    onText(text);
  }
  return text;
}

/** Turns an error of the API into one for the person, by its name in the API's specification. */
function mistakeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  switch (error.name) {
    case 'NetworkError':
      return new ToolInputError('The browser could not load its model.', {
        hint: 'Check your connection, and try again.',
      });
    case 'QuotaExceededError':
      return new ToolInputError('The text is longer than the model can read at once.', {
        hint: 'Use a shorter part of it.',
      });
    case 'NotSupportedError':
      return new ToolInputError('The model does not know this language, or refuses the text.', {
        hint: 'Try it in English, or use the template writer.',
      });
    case 'NotAllowedError':
    case 'InvalidStateError':
    case 'OperationError':
    case 'UnknownError':
      return new ToolInputError('The browser does not let its model answer now.', {
        hint: 'Try again, or use the template writer.',
      });
    default:
      return error;
  }
}
