import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { findOptions, type PaletteOption } from './palette-options.ts';

export interface PaletteProps {
  readonly initialText: string;
  readonly onClose: () => void;
}

/** One box for everything: tools, categories, pages and actions, by keyboard alone (ARIA combobox with a listbox). */
export function Palette({ initialText, onClose }: PaletteProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initialText);
  const [index, setIndex] = useState(0);
  const groups = useMemo(() => findOptions(text), [text]);
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(index, options.length - 1)];

  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(option: PaletteOption): void {
    onClose();
    Promise.resolve(option.run()).catch(reportFailure);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
      return;
    }
    const next = nextIndex(event.key, Math.min(index, options.length - 1), options.length);
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
  }

  return (
    <dialog
      ref={dialogRef}
      className="dialog palette"
      aria-label="Find anything"
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === dialogRef.current) onClose();
      }}
    >
      <div className="palette-input">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="Find a tool, a page or an action"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={active && `palette-${active.id}`}
          value={text}
          placeholder="Search tools, pages and actions"
          autoComplete="off"
          spellCheck={false}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setIndex(0);
          }}
        />
        <kbd>Esc</kbd>
      </div>
      <div ref={listRef} id="palette-list" role="listbox" aria-label="Results" className="palette-list">
        {groups.map(({ title, options: shown }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="palette-group" aria-hidden="true">
              {title}
            </p>
            {shown.map((option) => (
              <Option key={option.id} option={option} isActive={option === active} onChoose={choose} />
            ))}
          </div>
        ))}
      </div>
      <Foot />
    </dialog>
  );
}

function Foot() {
  return (
    <p className="palette-foot">
      <span>
        <kbd>↑↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span className="ml-auto">worked out on this device</span>
    </p>
  );
}

interface OptionProps {
  readonly option: PaletteOption;
  readonly isActive: boolean;
  readonly onChoose: (option: PaletteOption) => void;
}

function Option({ option, isActive, onChoose }: OptionProps) {
  const style: CSSProperties & { '--hue': number } = { '--hue': option.hue };
  return (
    <div
      id={`palette-${option.id}`}
      role="option"
      aria-selected={isActive}
      className="palette-option"
      style={style}
      onClick={() => onChoose(option)}
    >
      <span className="tile">
        <Icon name={option.icon} />
      </span>
      <span className="min-w-0 truncate">
        <strong>{option.name}</strong> <span className="text-ink-2">{option.description}</span>
      </span>
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown') return Math.min(index + 6, count - 1);
  if (key === 'PageUp') return Math.max(index - 6, 0);
  return undefined;
}
