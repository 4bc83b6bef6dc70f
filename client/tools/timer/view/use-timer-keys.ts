import { useEffect, useRef } from 'react';

/** Elements that use a key themselves: Space presses a button, letters are typed. */
const takesSpace = 'button:not([role=tab]), a, input, select, textarea, summary, [contenteditable]';
const takesLetters =
  'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable], [role=menu]';

/** Calls an action by its key, a space or a small letter, while nothing else has a use for it. */
export function useTimerKeys(actions: Readonly<Record<' ' | 'l' | 'r', (() => void) | undefined>>): void {
  const ref = useRef(actions);
  useEffect(() => {
    ref.current = actions;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, repeat, isComposing, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const key = event.key.toLowerCase();
      if (repeat || isComposing || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (key !== ' ' && key !== 'l' && key !== 'r') return;
      const isTaken = (target as Element).closest(key === ' ' ? takesSpace : takesLetters) !== null;
      const action = isTaken || document.querySelector('dialog[open]') ? undefined : ref.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
