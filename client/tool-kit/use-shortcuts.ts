import { useEffect, useRef } from 'react';

export interface ToolShortcuts {
  /** Ctrl/⌘ + Enter */
  readonly run?: (() => void) | undefined;
  /** Ctrl/⌘ + Shift + C */
  readonly copy?: (() => void) | undefined;
  /** Ctrl/⌘ + S */
  readonly download?: (() => void) | undefined;
  /** Escape */
  readonly cancel?: (() => void) | undefined;
}

/** The shortcuts that all tools share. The browser gets the keys of actions that are absent. */
export function useShortcuts(shortcuts: ToolShortcuts): void {
  const ref = useRef(shortcuts);
  useEffect(() => {
    ref.current = shortcuts;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const action = event.isComposing ? undefined : actionOf(ref.current, event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}

function actionOf(shortcuts: ToolShortcuts, event: KeyboardEvent): (() => void) | undefined {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.key === 'Escape' && !event.defaultPrevented) return shortcuts.cancel;
  if (hasModifier && event.key === 'Enter') return shortcuts.run;
  if (hasModifier && event.shiftKey && event.key.toLowerCase() === 'c') return shortcuts.copy;
  if (hasModifier && !event.shiftKey && event.key.toLowerCase() === 's') return shortcuts.download;
  return undefined;
}
