import { useState } from 'react';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { Button } from '#client/ui/button.tsx';
import { type Notice, notify } from '#client/ui/toast-store.ts';

type Values = Readonly<Record<string, string>>;

interface KeptInputProps {
  readonly toolId: string;
  /** What stands in the boxes now. */
  readonly values: Values;
  readonly onBringBack: (values: Values) => void;
}

/** Keeps what was typed on this device, when asked to, brings it back, and forgets it. */
export function KeptInput({ toolId, values, onBringBack }: KeptInputProps) {
  const [store] = useState(() => createStore<Values>(`kept-input:${toolId}`, jsonFormat(acceptValues), {}));
  const [kept, setKept] = useState(() => store.read());
  const hasKept = Object.keys(kept).length > 0;
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label="Kept on this device">
      <Button
        isSmall
        icon="save"
        onClick={() => {
          const isKept = store.write(values);
          setKept(isKept ? values : store.read());
          notify(isKept ? keptNotice : refusedNotice);
        }}
      >
        Keep on this device
      </Button>
      <Button isSmall disabled={!hasKept} onClick={() => onBringBack(kept)}>
        Bring back
      </Button>
      <Button
        isSmall
        icon="trash-2"
        disabled={!hasKept}
        onClick={() => {
          store.clear();
          setKept({});
        }}
      >
        Forget
      </Button>
    </div>
  );
}

const keptNotice: Notice = {
  title: 'Kept on this device.',
  text: 'It stays in this browser until you forget it.',
};

/** What was kept before stays, and what was typed stands in the boxes still. */
const refusedNotice: Notice = {
  title: 'Not kept: this browser has no room for it, or allows no storage.',
  text: 'What was kept before is as it was. Save the table as a file, or make room and keep it again.',
  tone: 'destructive',
};

function acceptValues(raw: unknown): Values | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const texts = Object.entries(raw).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
