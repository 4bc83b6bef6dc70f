import { useMemo, useState } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun, useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { notify, notifyUndo } from '#client/ui/toast-store.ts';
import type { ResultOf } from '#client/tool-kit/operations/operation.ts';
import type { HashResult } from '../hash-request.ts';
import type operation from '../operation.ts';
import type { ChangeState, HashedState, HashState } from '../state.ts';

const quietMs = 120;

interface Hashing {
  /** The run of the chosen tab. */
  readonly run: ToolRun<HashResult>;
  /** True while a file is being hashed. */
  readonly isBusy: boolean;
  readonly file: File | undefined;
  readonly startedAtMs: number;
  readonly startFile: (file: File) => void;
  readonly generate: () => void;
  readonly clear: () => void;
}

/** Runs the two tabs: live for text; for files on a click or when a file is chosen. */
export function useHashing(state: HashState, change: ChangeState): Hashing {
  const [file, setFile] = useState<File>();
  const [startedAtMs, setStartedAtMs] = useState(0);
  const fileRun = useToolRun<HashResult>();
  const { input, format, lineEnding, algorithm, isEvery, isKeyed, key, keyFormat } = state;
  // The expected digest and the notation do not require a new hash.
  const textTask = useMemo(
    () =>
      input === ''
        ? undefined
        : (scope: TaskScope) =>
            hashText(input, { format, lineEnding, algorithm, isEvery, isKeyed, key, keyFormat }, scope),
    [input, format, lineEnding, algorithm, isEvery, isKeyed, key, keyFormat],
  );
  const textRun = useLiveRun(textTask, quietMs);
  const isText = state.tab === 'text';

  function startFile(chosen: File): void {
    setFile(chosen);
    setStartedAtMs(performance.now());
    change({ tab: 'file' });
    fileRun.start(async (scope) => {
      const { hashFile } = await import('../hashing.ts');
      const result = await hashFile(chosen, state, scope);
      notify({ title: 'Success', text: `${state.algorithm} hash generated for ${chosen.name}` });
      return result;
    });
  }

  function generate(): void {
    if (!isText) {
      if (file) startFile(file);
      else notify({ title: 'Error', text: 'Please choose a file to hash', tone: 'destructive' });
    } else if (!textTask) {
      notify({ title: 'Error', text: 'Please enter text to hash', tone: 'destructive' });
    } else {
      textRun.start(async (scope) => {
        const result = await textTask(scope);
        notify({ title: 'Success', text: `${state.algorithm} hash generated successfully` });
        return result;
      });
    }
  }

  function clear(): void {
    const { expected } = state;
    fileRun.reset();
    setFile(undefined);
    change({ input: '', key: '', expected: '' });
    if (!file && input + key + expected === '') return;
    notifyUndo('Cleared', () => {
      change({ input, key, expected });
      if (file) startFile(file);
    });
  }

  const run = isText ? textRun : fileRun;
  const isBusy = !isText && run.status === 'running';
  return { run, isBusy, file, startedAtMs, startFile, generate, clear };
}

async function hashText(
  text: string,
  options: Omit<HashedState, 'input'>,
  { signal }: TaskScope,
): Promise<HashResult> {
  const { runOperation } = await import('#client/tool-kit/operations/runner.ts');
  const result = await runOperation('hash-generator', text, options, { signal });
  const { detail } = result as ResultOf<typeof operation>;
  if (!detail) throw new TypeError('The operation gave no detail.');
  return { ...detail, fileName: undefined };
}
