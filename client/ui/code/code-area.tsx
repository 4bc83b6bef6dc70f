import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CodeEditor, EditorExtension } from './code-editor.ts';
import type { CodeLanguage } from './code-language.ts';
import type { CodeHighlight, CodeMark } from './code-marks.ts';
import { drawableText } from './mark-runs.ts';
import { isQuietFocus } from '#client/ui/fields/quiet-focus.ts';
import { useFindTarget } from './find-target.ts';
import { pasteWhole, selectExample, typeWhole } from './plain-box.ts';
import { useCodeEditor } from './use-code-editor.ts';

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
  readonly language?: CodeLanguage | undefined;
  readonly placeholder?: string;
  /** A text that may be there to be typed over. */
  readonly example?: string | undefined;
  readonly marks?: readonly CodeMark[] | undefined;
  readonly highlights?: readonly CodeHighlight[] | undefined;
  /** Called with the selection whenever it changes, as UTF-16 offsets. */
  readonly onSelect?: ((from: number, to: number) => void) | undefined;
  /** The editor's additional features, loaded together with it. */
  readonly loadExtension?: (() => Promise<EditorExtension>) | undefined;
  readonly ref?: Ref<CodeAreaHandle> | undefined;
}

const noHighlights: readonly CodeHighlight[] = [];
const noMarks: readonly CodeMark[] = [];

/**
 * Code or data to edit or read. It starts as a plain text box, which works at once and without the editor;
 * the editor takes over, with text, selection and focus, once the box is used or filled.
 */
export function CodeArea(props: CodeAreaProps) {
  const { label, value, onChange, language = 'plain', placeholder = '', marks = noMarks, ref } = props;
  const { example, highlights = noHighlights, onSelect, loadExtension } = props;
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const hostRef = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  // One line to type over is shown by a box as well.
  const isExample = value === example && !value.includes('\n');
  // Once there, it stays: a text that was emptied is written on in the same place.
  if (value !== '' && !isExample && !isWanted) setIsWanted(true);
  const drawnValue = useMemo(() => drawableText(value), [value]);
  const editor = useCodeEditor({
    isNeeded: isWanted,
    textareaRef,
    hostRef,
    value,
    label,
    language,
    placeholder,
    onChange,
    onSelect,
    loadExtension,
  });

  useShown(editor, { value, placeholder, marks, highlights });
  useFind(
    editor,
    useCallback(() => setIsWanted(true), []),
  );

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
          className={`code-area code-${language}`}
          aria-label={label}
          value={drawnValue}
          readOnly={!onChange || drawnValue !== value}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onPaste={onChange && ((event) => pasteWhole(event, { whole: value, draw: drawableText, onChange }))}
          onKeyDown={
            onChange && ((event) => typeWhole(event, { whole: value, draw: drawableText, onChange }))
          }
          // An extension may handle the next paste itself.
          onFocus={
            onChange && !isWanted
              ? (event) => setIsWanted(!isQuietFocus(event) || loadExtension !== undefined)
              : undefined
          }
          // Not on the press before it: WebKit has focused nothing by then, and the editor would get no focus to
          // take over.
          onClick={onChange ? () => setIsWanted(true) : undefined}
          onMouseDown={isExample ? selectExample : undefined}
          onChange={(event) => onChange?.(event.target.value)}
          onSelect={(event) =>
            onSelect?.(event.currentTarget.selectionStart, event.currentTarget.selectionEnd)
          }
        />
      )}
    </div>
  );
}

type Shown = {
  readonly [Key in 'value' | 'placeholder' | 'marks' | 'highlights']-?: NonNullable<CodeAreaProps[Key]>;
};

/** Keeps what the editor shows. */
function useShown(editor: CodeEditor | undefined, { value, placeholder, marks, highlights }: Shown): void {
  // Before anything else may be typed: a late text would undo what came meanwhile.
  useLayoutEffect(() => {
    editor?.setText(value);
  }, [editor, value]);

  useEffect(() => {
    editor?.setPlaceholder(placeholder);
  }, [editor, placeholder]);

  useEffect(() => {
    editor?.setMarks(marks);
  }, [editor, marks]);

  useEffect(() => {
    editor?.setHighlights(highlights);
  }, [editor, highlights]);
}

/** Opens the editor's find bar when the pane asks for it, and first the editor. */
function useFind(editor: CodeEditor | undefined, want: () => void): void {
  const [isAsked, setIsAsked] = useState(false);
  useFindTarget(
    useCallback(() => {
      want();
      setIsAsked(true);
    }, [want]),
  );
  useEffect(() => {
    if (!editor || !isAsked) return;
    editor.find();
    setIsAsked(false);
  }, [editor, isAsked]);
}
