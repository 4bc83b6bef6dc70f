import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { notify } from '#client/ui/toast-store.ts';

/** Undefined if no draft should be stored. */
type Draft = string | undefined;

const draftStore = createStore<Draft>(
  'draft:markdown-editor',
  jsonFormat((raw) => (typeof raw === 'string' ? raw : undefined)),
  undefined,
);
/** Browsers store about 5 million characters for a whole site. */
const maxDraftLength = 1_000_000;
const writeDelayMs = 600;
const nothing = () => undefined;

/** Stores the text in this browser if the person wants it, and restores it when the editor opens empty. */
export function DraftKeeper({ control }: { readonly control: TextSourceControl }) {
  const { source, isEmpty, setText } = control;
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.read, nothing);
  const isKept = draft !== undefined;
  const text = source.type === 'text' ? source.text : undefined;
  const isTooLong = text === undefined || text.length > maxDraftLength;
  const firstRef = useRef({ isEmpty, setText });

  useEffect(() => {
    const kept = draftStore.read();
    if (kept === undefined || kept === '' || !firstRef.current.isEmpty) return;
    firstRef.current.setText(kept);
    notify({ title: 'Your draft is back', text: 'It was kept on this device.' });
  }, []);

  useEffect(() => {
    if (!isKept || isTooLong) return;
    const write = () => {
      if (draftStore.read() !== undefined && draftStore.read() !== text) draftStore.write(text);
    };
    const timer = setTimeout(write, writeDelayMs);
    globalThis.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', write);
    };
  }, [isKept, isTooLong, text]);

  return (
    <Checkbox
      label={isKept && isTooLong ? 'Keep a draft (this text is too long)' : 'Keep a draft on this device'}
      isChecked={isKept}
      onChange={(isWanted) => {
        if (isWanted) draftStore.write(text ?? '');
        else draftStore.clear();
      }}
    />
  );
}
