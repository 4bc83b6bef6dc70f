import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Clip } from './clip.ts';
import { optionElementId, PaletteList } from './palette-list.tsx';
import { readClip } from './read-clip.ts';
import { usePalette } from './use-palette.ts';

export interface PaletteProps {
  readonly initialText: string;
  readonly initialClip: Clip | undefined;
  readonly onClose: () => void;
}

const listId = 'palette-list';
const examples = ['12 ft in m', '15% of 80', '3pm Tokyo in Berlin'];

/** One box for everything: tools, pages, actions, answers and data, by keyboard only (ARIA combobox with a listbox). */
export function Palette({ initialText, initialClip, onClose }: PaletteProps) {
  const { dialogRef, inputRef } = useOpened();
  const [text, setText] = useState(initialText);
  const [clip, setClip] = useState(initialClip);
  const palette = usePalette({ text, clip, isInForm: false, onClose });

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '' && clip) setClip(undefined);
    else if (palette.handleKey(event)) event.preventDefault();
  }

  function take(event: ClipboardEvent | DragEvent, transfer: DataTransfer): void {
    const taken = readClip(transfer, event.type === 'drop');
    if (!taken) return;
    event.preventDefault();
    // The page behind must not take it as well.
    event.stopPropagation();
    setClip(taken);
    setText('');
  }

  return (
    <dialog
      ref={dialogRef}
      className="dialog palette"
      aria-label="Find anything"
      onClose={onClose}
      onCancel={(event) => {
        // Closed at once, so that the next key press already meets a closed palette.
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialogRef.current) onClose();
      }}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      <div className="palette-input">
        <Icon name="search" />
        <input
          ref={inputRef}
          role="combobox"
          aria-label="Find a tool, a page or an action"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={palette.active && optionElementId(listId, palette.active)}
          value={text}
          dir="auto"
          placeholder={clip ? 'Which tool?' : 'Search, ask, or paste anything'}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={handleKeyDown}
          onChange={(event) => setText(event.target.value)}
        />
        {clip && (
          <IconButton
            icon="x"
            label="Remove what was pasted"
            tone="plain"
            isSmall
            onClick={() => {
              setClip(undefined);
              inputRef.current?.focus();
            }}
          />
        )}
        <IconButton icon="x" label="Close" tone="plain" isSmall className="narrow-only" onClick={onClose} />
      </div>
      {text === '' && !clip && (
        <Examples
          onChoose={(example) => {
            setText(example);
            inputRef.current?.focus();
          }}
        />
      )}
      <PaletteList id={listId} palette={palette} />
    </dialog>
  );
}

/** Opens the dialog with its field focused. */
function useOpened() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  // Opens in the same step that draws it, so that no key pressed in between is lost.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    inputRef.current?.focus();
    return () => dialog?.close();
  }, []);
  return { dialogRef, inputRef };
}

/** Questions to try; a press types one. */
function Examples({ onChoose }: { readonly onChoose: (example: string) => void }) {
  return (
    <p className="palette-examples">
      Try
      {examples.map((example) => (
        <Button key={example} isSmall tone="plain" onClick={() => onChoose(example)}>
          {example}
        </Button>
      ))}
    </p>
  );
}
