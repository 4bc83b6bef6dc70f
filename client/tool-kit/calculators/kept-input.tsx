import { useState } from 'react';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { downloadText } from '#client/lib/files/downloads.ts';
import { readFileText } from '#client/lib/files/files.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import type { StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify, notifyUndo, type Notice } from '#client/ui/toast-store.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { ToolInputError } from '#core/errors.ts';
import { looksLikeJson, readKeptFile, writeKeptFile } from './kept-file.ts';
import { readOwn } from '#core/collections/read-own.ts';

type Values = Readonly<Record<string, unknown>>;

interface KeptInputProps {
  readonly toolId: string;
  readonly schema: StateSchema;
  /** The current values of the boxes. */
  readonly state: Values;
  /** The boxes that are kept on the device. */
  readonly keeps: readonly string[];
  /** The box that a table’s text goes to. */
  readonly receives: string;
  readonly onChange: (values: Values) => void;
}

/**
 * Keeps the typed values on this device on request, restores and deletes them; saves them to a file and opens one.
 */
export function KeptInput({ toolId, schema, state, keeps, receives, onChange }: KeptInputProps) {
  const [store] = useState(() => createStore<Values>(`kept-input:${toolId}`, jsonFormat(acceptTexts), {}));
  const [kept, setKept] = useState(() => store.read());
  const reader = useLocale();
  const hasKept = Object.keys(kept).length > 0;
  /** The earlier content of the boxes may be stored nowhere else. */
  const replace = (values: Values, title: string, text?: string) => {
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, readOwn(state, key)]));
    onChange(values);
    notifyUndo(title, () => onChange(before), text);
  };
  const open = (files: readonly File[]) => {
    openFile(files, toolId, schema, receives).then(({ values, title, text }) => {
      replace({ ...values, ...(text === undefined ? {} : { locale: reader }) }, title, text);
    }, tellMistake);
  };
  useDroppedFiles(open);
  const keep = () => {
    const values = Object.fromEntries(keeps.map((key) => [key, String(readOwn(state, key))]));
    const isKept = store.write(values);
    setKept(isKept ? values : store.read());
    notify(isKept ? keptNotice : refusedNotice);
  };
  const forget = () => {
    store.clear();
    setKept({});
    notify({ title: 'Deleted from this device.' });
  };
  const actions = [
    { label: 'Keep on this device', run: keep, isOff: false },
    { label: 'Restore', run: () => replace(kept, 'Restored.'), isOff: !hasKept },
    { label: 'Delete', run: forget, isOff: !hasKept },
  ];
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Kept on this device">
      <FileInputButton isSmall icon="folder-open" onFiles={open} accept=".csv,.tsv,.txt,.json,text/*">
        Open a file
      </FileInputButton>
      <Button
        isSmall
        icon="download"
        onClick={() =>
          downloadText(writeKeptFile(toolId, schema, state), `${toolId}.json`, 'application/json')
        }
      >
        Save all
      </Button>
      <Menu isSmall icon="save" label="Keep">
        {(close) =>
          actions.map(({ label, run, isOff }) => (
            <button
              key={label}
              type="button"
              className="menu-item"
              disabled={isOff}
              onClick={() => {
                run();
                close();
              }}
            >
              {label}
            </button>
          ))
        }
      </Menu>
    </div>
  );
}

/** A table of any encoding goes to its box, a file of ours to all boxes. */
async function openFile(files: readonly File[], toolId: string, schema: StateSchema, receives: string) {
  const [file, other] = files;
  if (!file || other) {
    throw new ToolInputError('One file at a time can be opened.', { hint: 'Choose one of them.' });
  }
  const { text, encoding } = await readRegional(file);
  if (looksLikeJson(text)) {
    return { values: readKeptFile(text, file.name, toolId, schema), title: `Opened ${file.name}.` };
  }
  const values = { [receives]: text };
  if (readOwn(schema, receives)?.accept(text) === undefined || text.includes('\0')) {
    throw new ToolInputError(`${file.name} is not a text table, or is too long.`, {
      hint: 'Save it as CSV, in parts if necessary.',
    });
  }
  return { values, title: `Opened ${file.name}.`, text: describeEncoding(encoding) };
}

/** Reads a file, which banks write in the older encoding of their country. */
async function readRegional(file: File) {
  const read = await readFileText(file);
  if (read.encoding !== 'windows-1252') return read;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { guessRegional } = await import('#core/text/encodings/regional-guess.ts');
  const encoding = guessRegional(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function describeEncoding(encoding: string): string {
  const name = encoding === 'windows-1252' ? 'Windows-1252 (Latin-1)' : encoding.toUpperCase();
  const isSure = encoding.startsWith('utf-');
  return `Read as ${name}.${isSure ? '' : ' If letters look wrong, save it as UTF-8.'}`;
}

function tellMistake(error: unknown): void {
  if (!(error instanceof ToolInputError)) {
    reportFailure(error);
    return;
  }
  const { hint } = error.details;
  notify({ title: error.message, text: `${hint ?? ''} Nothing was changed.`.trim(), tone: 'destructive' });
}

const keptNotice: Notice = {
  title: 'Kept on this device.',
  text: 'It stays in this browser until you delete it.',
};

/** The earlier stored values and the boxes stay unchanged. */
const refusedNotice: Notice = {
  title: 'Not saved: this browser has no space for it, or allows no storage.',
  text: 'What was kept before is as it was. Save the table as a file, or free some space and keep it again.',
  tone: 'destructive',
};

function acceptTexts(raw: unknown): Values | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const texts = Object.entries(raw).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
