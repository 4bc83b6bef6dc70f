import type { ClipboardEvent } from 'react';
import { notify } from '#client/ui/toast-store.ts';

/** Browsers lay out longer lines completely at each key. */
const mostInOneLine = 20_000;

/**
 * For an input of one line: a text that is too long is refused with a message, neither cut off nor laid out for
 * seconds.
 */
export const oneLine = {
  maxLength: mostInOneLine,
  onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const pasted = event.clipboardData.getData('text/plain').length;
    if (value.length - replaced + pasted <= mostInOneLine) return;
    event.preventDefault();
    notify({
      title: 'Too long to be pasted here',
      text: 'This field takes up to 20,000 characters. Its content is unchanged.',
      tone: 'destructive',
    });
  },
};
