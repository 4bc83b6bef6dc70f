import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { type CodeLanguage, isColored } from './code-language.ts';
import type { CodeEditor, EditorExtension } from './code-editor.ts';
import { drawableText } from './mark-runs.ts';
import { selectionInWhole } from './plain-box.ts';

interface EditorRequest {
  readonly isNeeded: boolean;
  readonly textareaRef: RefObject<HTMLTextAreaElement | null>;
  readonly hostRef: RefObject<HTMLDivElement | null>;
  readonly value: string;
  readonly label: string;
  readonly language: CodeLanguage;
  readonly placeholder: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly onSelect: ((from: number, to: number) => void) | undefined;
  readonly loadExtension: (() => Promise<EditorExtension>) | undefined;
}

/** Loads the editor once it is needed, and hands the text box's text, selection and focus over to it. */
export function useCodeEditor(options: EditorRequest): CodeEditor | undefined {
  const { isNeeded, textareaRef, hostRef, label, language, onChange } = options;
  const [editor, setEditor] = useState<CodeEditor>();
  const valueRef = useRef(options.value);
  const placeholderRef = useRef(options.placeholder);
  const onChangeRef = useRef(onChange);
  const onSelectRef = useRef(options.onSelect);
  const loadExtensionRef = useRef(options.loadExtension);

  useEffect(() => {
    valueRef.current = options.value;
    placeholderRef.current = options.placeholder;
    onChangeRef.current = onChange;
    onSelectRef.current = options.onSelect;
    loadExtensionRef.current = options.loadExtension;
  });

  useEffect(() => {
    // Text typed before the page was hydrated is only in the box.
    const typedEarly = textareaRef.current?.value ?? '';
    const isTyped = typedEarly !== '' && typedEarly !== valueRef.current;
    if (isTyped && isDrawn(valueRef.current)) onChangeRef.current?.(typedEarly);
  }, [textareaRef]);

  useEffect(() => {
    if (!isNeeded) return;
    let created: CodeEditor | undefined;
    let isGone = false;
    const takeOver = async () => {
      const [{ createCodeEditor }, ...extensions] = await Promise.all([
        import('./code-editor.ts'),
        loadExtensionRef.current?.(),
        isColored(language) ? import('./code-modes.ts').then((modes) => modes.modeOf(language)) : undefined,
      ]);
      await whenNotComposing(textareaRef.current);
      const textarea = textareaRef.current;
      if (isGone || !hostRef.current || !textarea) return;
      created = createCodeEditor(hostRef.current, {
        text: isDrawn(valueRef.current) ? textarea.value : valueRef.current,
        label,
        placeholder: placeholderRef.current,
        language,
        isReadOnly: !onChangeRef.current,
        onChange: (text) => onChangeRef.current?.(text),
        onSelect: (from, to) => onSelectRef.current?.(from, to),
        extensions: extensions.filter((extension) => extension !== undefined),
      });
      hostRef.current.hidden = false;
      if (document.activeElement === textarea) {
        created.takeSelection(...selectionInWhole(textarea, { whole: valueRef.current, draw: drawableText }));
        created.focus();
      }
      // At once: a focus that the box got before it goes would be lost with it.
      flushSync(() => setEditor(created));
    };
    takeOver().catch(reportFailure);
    return () => {
      isGone = true;
      created?.destroy();
      setEditor(undefined);
    };
  }, [isNeeded, textareaRef, hostRef, label, language]);

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

/** Returns whether the plain box holds the whole text. */
function isDrawn(value: string): boolean {
  return drawableText(value) === value;
}
