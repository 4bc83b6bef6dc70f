import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { reportFailure } from './copy-button.tsx';
import type { CodeEditor, EditorExtension } from './code-editor.ts';
import type { CodeHighlight, CodeMark } from './code-marks.ts';

/** The languages the editor colours. */
export type CodeLanguage = 'json' | 'plain';

export interface CodeAreaHandle {
  focus(): void;
  /** Selects a range and scrolls it into view. */
  select(from: number, to: number): void;
}

interface CodeAreaProps {
  readonly label: string;
  readonly value: string;
  /** Absent for a read-only area. */
  readonly onChange?: (value: string) => void;
  readonly language?: CodeLanguage;
  readonly placeholder?: string;
  readonly marks?: readonly CodeMark[];
  readonly highlights?: readonly CodeHighlight[];
  /** Told the selection whenever it changes, as UTF-16 offsets. */
  readonly onSelect?: (from: number, to: number) => void;
  /** What the editor does beyond this, loaded together with it. */
  readonly loadExtension?: () => Promise<EditorExtension>;
  readonly ref?: Ref<CodeAreaHandle>;
}

const noHighlights: readonly CodeHighlight[] = [];
const noMarks: readonly CodeMark[] = [];

/**
 * Code or data to edit or read. It starts as a plain text box, which works at once and without the editor;
 * the editor takes over, with text, selection and focus, once the box is used or filled.
 */
export function CodeArea(props: CodeAreaProps) {
  const { label, value, onChange, language = 'plain', placeholder = '', marks = noMarks, ref } = props;
  const { highlights = noHighlights, onSelect, loadExtension } = props;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const hostRef = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isNeeded = isWanted || value !== '';
  const editor = useEditor({
    isNeeded,
    textareaRef,
    hostRef,
    label,
    language,
    placeholder,
    onChange,
    onSelect,
    loadExtension,
  });

  useEffect(() => {
    editor?.setText(value);
  }, [editor, value]);

  useEffect(() => {
    editor?.setMarks(marks);
  }, [editor, marks]);

  useEffect(() => {
    editor?.setHighlights(highlights);
  }, [editor, highlights]);

  useImperativeHandle(ref, () => {
    const target = () => editor ?? textareaRef.current;
    return {
      focus: () => target()?.focus(),
      select: (from, to) => {
        if (editor) editor.select(from, to);
        else textareaRef.current?.setSelectionRange(from, to);
        target()?.focus();
      },
    };
  }, [editor]);

  return (
    <div className="code-host">
      <div ref={hostRef} className="code-host" hidden={!editor} />
      {!editor && (
        <textarea
          ref={textareaRef}
          className="code-area"
          aria-label={label}
          value={value}
          readOnly={!onChange}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onFocus={onChange ? () => setIsWanted(true) : undefined}
          onChange={(event) => onChange?.(event.target.value)}
          onSelect={(event) =>
            onSelect?.(event.currentTarget.selectionStart, event.currentTarget.selectionEnd)
          }
        />
      )}
    </div>
  );
}

interface EditorWish {
  readonly isNeeded: boolean;
  readonly textareaRef: RefObject<HTMLTextAreaElement | null>;
  readonly hostRef: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly language: CodeLanguage;
  readonly placeholder: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly onSelect: ((from: number, to: number) => void) | undefined;
  readonly loadExtension: (() => Promise<EditorExtension>) | undefined;
}

/** Loads the editor once it is needed, and hands the text box's text, selection and focus over to it. */
function useEditor(wish: EditorWish): CodeEditor | undefined {
  const { isNeeded, textareaRef, hostRef, label, language, placeholder, onChange } = wish;
  const [editor, setEditor] = useState<CodeEditor>();
  const onChangeRef = useRef(onChange);
  const onSelectRef = useRef(wish.onSelect);
  const loadExtensionRef = useRef(wish.loadExtension);

  useEffect(() => {
    onChangeRef.current = onChange;
    onSelectRef.current = wish.onSelect;
    loadExtensionRef.current = wish.loadExtension;
  });

  useEffect(() => {
    // What was typed before the page was hydrated stands in the box alone.
    const typedEarly = textareaRef.current?.value ?? '';
    if (typedEarly !== '') onChangeRef.current?.(typedEarly);
  }, [textareaRef]);

  useEffect(() => {
    if (!isNeeded) return;
    let created: CodeEditor | undefined;
    let isGone = false;
    const takeOver = async () => {
      const [{ createCodeEditor }, extension] = await Promise.all([
        import('./code-editor.ts'),
        loadExtensionRef.current?.(),
      ]);
      await whenNotComposing(textareaRef.current);
      const textarea = textareaRef.current;
      if (isGone || !hostRef.current || !textarea) return;
      created = createCodeEditor(hostRef.current, {
        text: textarea.value,
        label,
        placeholder,
        language,
        isReadOnly: !onChangeRef.current,
        onChange: (text) => onChangeRef.current?.(text),
        onSelect: (from, to) => onSelectRef.current?.(from, to),
        ...(extension ? { extension } : {}),
      });
      hostRef.current.hidden = false;
      if (document.activeElement === textarea) {
        created.select(textarea.selectionStart, textarea.selectionEnd);
        created.focus();
      }
      setEditor(created);
    };
    takeOver().catch(reportFailure);
    return () => {
      isGone = true;
      created?.destroy();
      setEditor(undefined);
    };
  }, [isNeeded, textareaRef, hostRef, label, placeholder, language]);

  return editor;
}

/** Taking the box away in the middle of an input method's composition would lose the word. */
async function whenNotComposing(textarea: HTMLTextAreaElement | null): Promise<void> {
  if (!textarea || document.activeElement !== textarea) return;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 50);
    textarea.addEventListener('compositionstart', () => {
      clearTimeout(timer);
    });
    textarea.addEventListener('compositionend', () => {
      timer = setTimeout(resolve, 50);
    });
  });
}
