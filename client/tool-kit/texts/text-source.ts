import { useCallback, useEffect, useRef, useState } from 'react';
import { readFileText } from '#client/lib/files/files.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { maxEditorBytes } from '#client/ui/code/editor-limit.ts';
import { asTextFile } from './text-file.ts';
import { text as textField } from '#client/tool-kit/state/state-schema.ts';
import { useReceivedData, useToolSession } from '#client/tool-kit/frame/tool-context.ts';

/** What a text tool works on: text in the editor, or a file too large for one. */
export type TextSource =
  | { readonly type: 'text'; readonly text: string; readonly fileName?: string }
  | { readonly type: 'file'; readonly file: File };

export interface TextSourceControl {
  readonly source: TextSource;
  readonly isEmpty: boolean;
  setText(text: string): void;
  /** Takes a file of any size and encoding. */
  openFile(file: File): Promise<void>;
  clear(): void;
}

interface TextSourceOptions {
  readonly initialText?: string;
  /** Secret input is never offered for a link. */
  readonly isSecret?: boolean;
  /** Told when a file has been taken. */
  readonly onFileOpened?: (file: File) => void;
}

const linkKey = 'text';
const linkedText = textField('');

/** The input of a text tool: typed, pasted, opened, sent from another tool, or carried by a link. */
export function useTextSource(options: TextSourceOptions = {}): TextSourceControl {
  const { initialText = '', isSecret = false, onFileOpened } = options;
  const session = useToolSession();
  const [source, setSource] = useState<TextSource>({ type: 'text', text: initialText });
  const sourceRef = useRef(source);
  const onFileOpenedRef = useRef(onFileOpened);

  useEffect(() => {
    sourceRef.current = source;
    onFileOpenedRef.current = onFileOpened;
  });

  const setText = useCallback((text: string) => {
    setSource(
      text.length > maxEditorBytes ? { type: 'file', file: asTextFile(text) } : { type: 'text', text },
    );
  }, []);

  const openFile = useCallback(async (file: File) => {
    if (file.size > maxEditorBytes) setSource({ type: 'file', file });
    else setSource({ type: 'text', text: (await readFileText(file)).text, fileName: file.name });
    onFileOpenedRef.current?.(file);
  }, []);

  useEffect(() => {
    const stopArrivals = session.onArrival(({ values }) => {
      const text = values && Object.hasOwn(values, linkKey) ? linkedText.accept(values[linkKey]) : undefined;
      if (text !== undefined && !isSecret) setText(text);
    });
    const stopLinks = session.addLinkSource((withInput) => {
      const { current } = sourceRef;
      const isLinked = withInput && !isSecret && current.type === 'text' && current.text !== '';
      return isLinked ? { [linkKey]: current.text } : {};
    });
    return () => {
      stopArrivals();
      stopLinks();
    };
  }, [session, isSecret, setText]);

  useReceivedData(({ text, files }) => {
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
    clear: () => {
      setText('');
    },
  };
}
