import { describeFault } from '#client/tool-kit/running/fault.ts';
import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import type { ShelvedFile } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import { addSource, type Arrangement, emptyArrangement, removeSource } from './arrangement.ts';
import { amend, type History, redo, startHistory, step, undo } from './history.ts';
import type { MergeSource } from '#client/lib/pdf/merging/merge-request.ts';
import type { InspectedFile } from '#client/lib/pdf/merging/inspect-file.ts';

/** An added file and its current state. */
export interface AddedFile {
  readonly id: string;
  /** A number from 0, in the order of adding. */
  readonly number: number;
  readonly file: File;
  /** The error about the page range in its field. */
  readonly rangeError?: string | undefined;
  readonly status:
    | { readonly kind: 'reading' }
    | { readonly kind: 'locked'; readonly wasPasswordWrong: boolean }
    | { readonly kind: 'failed'; readonly error: ToolInputError }
    | { readonly kind: 'image' }
    | { readonly kind: 'pdf'; readonly facts: PdfFacts; readonly password: string | undefined };
}

export interface MergerState {
  /** All files, including removed ones, because undo may restore them. */
  readonly files: ReadonlyMap<string, AddedFile>;
  readonly history: History<Arrangement>;
}

export interface MergerStore {
  read(): MergerState;
  subscribe(onChange: () => void): () => void;
  addFiles(files: readonly File[]): void;
  unlock(id: string, password: string): void;
  removeFile(id: string): void;
  /** Sets or clears the error about the typed page range of a file. */
  setRangeError(id: string, rangeError: string | undefined): void;
  /** Changes the arrangement with a step that can be undone. */
  change(next: (arrangement: Arrangement) => Arrangement): void;
  undo(): void;
  redo(): void;
}

type Inspect = (file: ShelvedFile) => Promise<InspectedFile>;

/**
 * Creates a store of files and their arrangement, independent of React. Each file is inspected separately, so one bad
 * file does not stop the others.
 */
export function createMergerStore(inspect: Inspect): MergerStore {
  let state: MergerState = { files: new Map(), history: startHistory(emptyArrangement) };
  let count = 0;

  const isReading = () => [...state.files.values()].some(({ status }) => status.kind === 'reading');
  const { subscribe, tell } = createListeners(isReading);

  function publish(change: Partial<MergerState>): void {
    state = { ...state, ...change };
    tell();
  }

  function update(id: string, change: Partial<AddedFile>, history = state.history): void {
    const added = state.files.get(id);
    if (added) publish({ files: new Map(state.files).set(id, { ...added, ...change }), history });
  }

  function read(added: AddedFile, password?: string): void {
    const { id, file } = added;
    const readAgain = () => {
      update(id, { status: { kind: 'reading' } });
      read(added, password);
    };
    inspect({ id, file, password }).then(
      (inspected) => settle(id, inspected, password),
      (error: unknown) => {
        if (isAbortError(error)) return;
        const reported = error instanceof ToolInputError ? error : describeFault(error, readAgain);
        update(id, { status: { kind: 'failed', error: reported } });
      },
    );
  }

  function settle(id: string, inspected: InspectedFile, password: string | undefined): void {
    const added = state.files.get(id);
    if (!added) return;
    if (inspected.kind === 'locked') {
      update(id, { status: inspected });
      return;
    }
    const pageCount = inspected.kind === 'pdf' ? inspected.facts.pageCount : 1;
    const later = [...state.files.values()].filter(({ number }) => number > added.number);
    const before = new Set(later.map((file) => file.id));
    const { past, present, future } = state.history;
    // A page has the same id in all states, so that the selection stays right over undo.
    const nextId = Math.max(...[...past, present, ...future].map((arrangement) => arrangement.nextId));
    const history = amend(state.history, (arrangement) =>
      addSource({ ...arrangement, nextId }, id, pageCount, before),
    );
    const change =
      inspected.kind === 'pdf' ? describePdf(added.file, inspected, password) : { status: inspected };
    update(id, change, history);
  }

  return {
    read: () => state,
    subscribe,
    addFiles(files) {
      const added = files.map((file): AddedFile => {
        count += 1;
        return { id: `file-${count}`, number: count - 1, file, status: { kind: 'reading' } };
      });
      publish({ files: new Map([...state.files, ...added.map((file) => [file.id, file] as const)]) });
      for (const file of added) read(file);
    },
    unlock(id, password) {
      const added = state.files.get(id);
      if (!added) return;
      update(id, { status: { kind: 'reading' } });
      read(added, password);
    },
    removeFile(id) {
      const { present } = state.history;
      if (present.sourceIds.includes(id)) {
        publish({ history: step(state.history, removeSource(present, id)) });
        return;
      }
      const files = new Map(state.files);
      files.delete(id);
      publish({ files });
    },
    setRangeError: (id, rangeError) => update(id, { rangeError }),
    change: (next) => publish({ history: step(state.history, next(state.history.present)) }),
    undo: () => publish({ history: undo(state.history) }),
    redo: () => publish({ history: redo(state.history) }),
  };
}

const tellEveryMs = 200;

/** Listeners that are called seldom while files are read: drawing the page takes longer than reading a small file. */
function createListeners(isReading: () => boolean) {
  const listeners = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isUntold = false;
  function tell(): void {
    isUntold = pause !== undefined && isReading();
    if (isUntold) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      if (isUntold) tell();
    }, tellEveryMs);
    for (const listener of listeners) listener();
  }
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  return { subscribe, tell };
}

/** Returns the facts about a PDF; a repaired copy replaces the damaged file. */
function describePdf(
  file: File,
  { facts, rebuilt }: Extract<InspectedFile, { readonly kind: 'pdf' }>,
  password: string | undefined,
) {
  const { name, lastModified } = file;
  return {
    status: { kind: 'pdf', facts, password } as const,
    file: rebuilt ? new File([rebuilt], name, { type: rebuilt.type, lastModified }) : file,
  };
}

/** Returns a file as a merge source; undefined if it is not ready. */
export function toMergeSource({ id, file, status }: AddedFile): MergeSource | undefined {
  const { name } = file;
  if (status.kind === 'image') return { kind: 'image', id, name, file };
  if (status.kind !== 'pdf') return undefined;
  const { facts, password } = status;
  return { kind: 'pdf', id, name, file, facts, ...(password === undefined ? {} : { password }) };
}

/** Returns a letter for a file, like spreadsheet columns: A to Z, then AA. */
export function fileLetter(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? fileLetter(rest - 1) : '') + String.fromCharCode(65 + (number % 26));
}
