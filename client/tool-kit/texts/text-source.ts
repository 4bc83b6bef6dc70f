import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { maxEditorBytes } from '#client/ui/code/editor-limit.ts';
import type { TextSource } from './source.ts';
import { text as textField } from '#client/tool-kit/state/state-schema.ts';
import { useReceivedData, useToolSession } from '#client/tool-kit/frame/tool-context.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface TextSourceControl {
  readonly source: TextSource;
  readonly isEmpty: boolean;
  setText(text: string): void;
  /** Replaces the whole input, and offers to undo that unless it was empty; `onUndo` then undoes what came with it. */
  replace(text: string, onUndo?: () => void): void;
  /** Takes a file of any size, in the encoding that is asked for or found. */
  openFile(file: File, encoding?: string): Promise<void>;
}

interface TextSourceOptions {
  readonly initialText?: string;
  /** Secret input is never offered for a link. */
  readonly isSecret?: boolean;
  /** The tool works on bytes: a file too large for the editor is used as it is, without reading it. */
  readonly takesBytes?: boolean;
  /** Called when a text file has been opened. */
  readonly onFileOpened?: (file: File) => void;
  /** The name in links of a tool's second input. Data from other tools goes to the first. */
  readonly secondName?: string;
}

const linkedText = textField('');

/** The input of a text tool: typed, pasted, opened, sent from another tool, or carried by a link. */
export function useTextSource(options: TextSourceOptions = {}): TextSourceControl {
  const { initialText = '', isSecret = false, takesBytes = false, onFileOpened, secondName } = options;
  const linkKey = secondName ?? 'text';
  const session = useToolSession();
  const [source, setSource] = useState<TextSource>({ type: 'text', text: initialText });
  const sourceRef = useRef(source);
  const openingRef = useRef<File>(undefined);
  const onFileOpenedRef = useRef(onFileOpened);
  const takesBytesRef = useRef(takesBytes);

  useEffect(() => {
    sourceRef.current = source;
    onFileOpenedRef.current = onFileOpened;
    takesBytesRef.current = takesBytes;
  });

  const setText = useCallback((text: string) => {
    openingRef.current = undefined;
    setSource(
      text.length > maxEditorBytes
        ? { type: 'file', file: asTextFile(text), typed: text }
        : { type: 'text', text },
    );
  }, []);

  const openFile = useCallback(async (file: File, encoding?: string) => {
    openingRef.current = file;
    const opening = await import('./open-text-file.ts');
    const opened = await opening.openTextFile(file, encoding, takesBytesRef.current);
    // Text typed or files opened meanwhile are newer.
    if (openingRef.current !== file) return;
    setSource(opened);
    if (!('binary' in opened)) onFileOpenedRef.current?.(file);
  }, []);

  useEffect(() => {
    if (isSecret) return;
    const stopArrivals = session.onArrival(({ values, isKept }) => {
      const value = values && readOwn(values, linkKey);
      if (value instanceof File) openFile(value).catch(reportFailure);
      else if (typeof value === 'string' && (isKept || value === linkedText.accept(value))) setText(value);
    });
    const stopLinks = session.addLinkSource((withInput, isKept) => {
      const { current } = sourceRef;
      if (current.type === 'text') return withInput && current.text !== '' ? { [linkKey]: current.text } : {};
      return isKept ? { [linkKey]: current.typed ?? current.file } : {};
    });
    return () => {
      stopArrivals();
      stopLinks();
    };
  }, [session, isSecret, setText, openFile, linkKey]);

  useReceivedData(({ text, files }) => {
    if (secondName !== undefined) return;
    const file = files?.[0];
    if (text !== undefined) setText(text);
    else if (file) openFile(file).catch(reportFailure);
  });

  const isEmpty = source.type === 'text' && source.text === '';
  return {
    source,
    isEmpty,
    setText,
    openFile,
    replace: (text, onUndo) => {
      setText(text);
      if (isEmpty || (source.type === 'text' && source.text === text)) return;
      const undo = () => {
        setSource(source);
        onUndo?.();
      };
      if (text) notifyUndo('Replaced', undo);
      else notifyUndo('Cleared', undo, 'Text has been cleared.');
    },
  };
}

/** A text too large for the editor, as a file: it is shown piece by piece. */
function asTextFile(text: string): File {
  return new File([text], 'text.txt', { type: 'text/plain' });
}
