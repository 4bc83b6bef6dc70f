import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonTone } from './button.tsx';

interface MenuProps {
  readonly label: ReactNode;
  readonly icon?: string;
  readonly tone?: ButtonTone;
  readonly isSmall?: boolean;
  readonly isDisabled?: boolean;
  /** Called each time it opens. */
  readonly onOpen?: () => void;
  /** Buttons or links with the class `menu-item`. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a short list. Arrow keys move in it, Escape closes it and gives the focus back. */
export function Menu({ label, icon, tone, isSmall, isDisabled, onOpen, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
    };
  }, [isOpen]);

  function close(): void {
    setIsOpen(false);
    rootRef.current?.querySelector('button')?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(rootRef.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <div
      ref={rootRef}
      className="relative inline-block"
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <Button
        aria-expanded={isOpen}
        disabled={isDisabled}
        {...(icon ? { icon } : {})}
        {...(tone ? { tone } : {})}
        {...(isSmall ? { isSmall } : {})}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {isOpen && <div className="menu">{children(close)}</div>}
    </div>
  );
}

function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const items = [...(root?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const next = index < 0 ? (step === 1 ? 0 : items.length - 1) : (index + step + items.length) % items.length;
  items[next]?.focus();
}
