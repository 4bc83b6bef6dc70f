import { ToolInputError } from '#core/errors.ts';
import type { Writing } from './writing.ts';

/** Whether the browser's own model can be used: now, after a download that somebody starts, or not at all. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Session {
  promptStreaming(prompt: string, options: { readonly signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

/** The Prompt API of browsers, as far as it is used here (webmachinelearning/prompt-api). */
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

/** Undefined in a browser that has no such thing. */
export async function modelAvailability(): Promise<Availability | undefined> {
  try {
    return await findApi()?.availability();
  } catch {
    return 'unavailable';
  }
}

/** Lets the browser's own model answer `prompt`. It must be called from a click, since it may begin a download. */
export async function writeByBrowser(
  prompt: string,
  { signal, reportProgress, onText }: Writing,
): Promise<string> {
  const api = findApi();
  if (!api)
    throw new ToolInputError('This browser has no model of its own.', { hint: 'Take the template writer.' });
  let session: Session | undefined;
  try {
    session = await api.create({
      signal,
      monitor: (monitor) => {
        monitor.addEventListener('downloadprogress', (event) => {
          const fraction = 'loaded' in event && typeof event.loaded === 'number' ? event.loaded : 0;
          reportProgress({ fraction, label: 'The browser loads its model' });
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

/** By the names that the API's text gives to its failures. */
function mistakeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  switch (error.name) {
    case 'NetworkError':
      return new ToolInputError('The browser could not load its model.', {
        hint: 'Check your connection, and try again.',
      });
    case 'QuotaExceededError':
      return new ToolInputError('The text is longer than the model can read at once.', {
        hint: 'Take a part of it.',
      });
    case 'NotSupportedError':
      return new ToolInputError('The model does not know this language, or refuses the text.', {
        hint: 'Try it in English, or take the template writer.',
      });
    case 'NotAllowedError':
    case 'InvalidStateError':
    case 'OperationError':
    case 'UnknownError':
      return new ToolInputError('The browser does not let its model answer now.', {
        hint: 'Try again, or take the template writer.',
      });
    default:
      return error;
  }
}
