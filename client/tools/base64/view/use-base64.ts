import { useMemo, useState } from 'react';
import { asTextFile } from '#client/tool-kit/texts/text-file.ts';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { maxEditorBytes } from '#client/ui/code/editor-limit.ts';
import type { ResultOf } from '#client/tool-kit/operations/operation.ts';
import { useKeptFiles, useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun, useQuietTime } from '#client/tool-kit/running/use-tool-run.ts';
import { notify } from '#client/ui/toast-store.ts';
import type operation from '../operation.ts';
import type { Base64State, ChangeState } from '../state.ts';

type Detail = NonNullable<ResultOf<typeof operation>['detail']>;

/** What was made of one input, with its text where an editor shows so much. */
export type Outcome = Detail & { readonly text: string | undefined };

/** The input, the run on it, and what can be done to them. */
export interface Base64Control extends TextSourceControl {
  readonly run: ToolRun<Outcome>;
  readonly startedAtMs: number;
  /** Runs again and says so by a notice. */
  readonly convert: () => void;
}

type Files = Partial<Record<Base64State['tab'], File>>;

const quietMs = 60;
const notices = { encode: 'Text encoded to Base64', decode: 'Base64 decoded to text' } as const;

/** Converts the chosen tab's text or file on every change. */
export function useBase64(state: Base64State, change: ChangeState): Base64Control {
  const { tab } = state;
  const [files, setFiles] = useState<Files>({});
  const [startedAtMs, setStartedAtMs] = useState(0);
  const file = files[tab];
  const text = tab === 'encode' ? state.plain : state.encoded;
  const isEmpty = !file && text === '';
  const source = useMemo<TextSource>(() => {
    if (file) return { type: 'file', file };
    return text.length > maxEditorBytes ? { type: 'file', file: asTextFile(text) } : { type: 'text', text };
  }, [file, text]);
  const task = useTask(state, isEmpty ? undefined : (file ?? text), setStartedAtMs);
  const run = useLiveRun(task, useQuietTime(file ?? text, quietMs));

  const setText = (chosen: string) => {
    setFiles((current) => without(current, tab));
    change(tab === 'encode' ? { plain: chosen } : { encoded: chosen });
  };
  useKeptFiles(file ? [file] : []);
  useReceivedData(({ kind, text: received = '', files: [receivedFile] = [] }) => {
    const isEncoded = kind === 'base64';
    setFiles(receivedFile ? { [isEncoded ? 'decode' : 'encode']: receivedFile } : {});
    change(
      isEncoded
        ? { tab: 'decode', alphabet: 'standard', encoded: received }
        : { tab: 'encode', plain: received },
    );
  });

  return {
    source,
    isEmpty,
    run,
    startedAtMs,
    setText,
    openFile: (chosen) => {
      setFiles((current) => ({ ...current, [tab]: chosen }));
      return Promise.resolve();
    },
    clear: () => setText(''),
    convert: () => {
      if (!task) return;
      run.start(async (scope) => {
        const outcome = await task(scope);
        notify({ title: notices[tab] });
        return outcome;
      });
    },
  };
}

/** Texts alone have lines and digits; what else a file is written in is its bytes. */
const ofFiles = { isPerLine: false, isHex: false };

function useTask(
  state: Base64State,
  content: string | File | undefined,
  setStartedAtMs: (startedAtMs: number) => void,
) {
  const { tab, alphabet, ownAlphabet, isUrlSafe, isPadded, lineLength, isDataUrl } = state;
  const { isPerLine, isHex, charset, strictness } = state;
  return useMemo(() => {
    if (content === undefined) return undefined;
    const written = { tab, alphabet, ownAlphabet, isUrlSafe, isPadded, lineLength, isDataUrl };
    const options = { ...written, charset, strictness, isPerLine, isHex };
    const own = typeof content === 'string' ? options : { ...options, ...ofFiles };
    return async ({ signal, reportProgress }: TaskScope): Promise<Outcome> => {
      setStartedAtMs(performance.now());
      const { runOperation } = await import('#client/tool-kit/operations/runner.ts');
      const result = await runOperation('base64', content, own, { signal, onProgress: reportProgress });
      return outcomeOf(result as ResultOf<typeof operation>);
    };
  }, [
    content,
    tab,
    alphabet,
    ownAlphabet,
    isUrlSafe,
    isPadded,
    lineLength,
    isDataUrl,
    isPerLine,
    isHex,
    charset,
    strictness,
    setStartedAtMs,
  ]);
}

function outcomeOf({ parts, detail }: ResultOf<typeof operation>): Outcome {
  const content = parts[0]?.content;
  if (!detail) throw new TypeError('The operation gave no detail.');
  return { ...detail, text: typeof content === 'string' ? content : undefined };
}

function without(files: Files, tab: Base64State['tab']): Files {
  const { [tab]: left, ...others } = files;
  return left ? others : files;
}
