import { useState } from 'react';

interface Draft {
  readonly written: string;
  readonly mistake: string | undefined;
  /** The value at the time of writing. */
  readonly shown: string;
}

interface DraftControl {
  readonly value: string;
  readonly mistake: string | undefined;
  /** `mistake` is the error in the text, if any. */
  readonly write: (written: string, mistake?: string) => void;
  /** For an element around the box. */
  readonly focusHandlers: { readonly onFocus: () => void; readonly onBlur: () => void };
}

/**
 * Manages the text of a box whose value also changes elsewhere. Shows the person's own text while they type, and as
 * long as it is invalid and nothing else has changed; otherwise the current value.
 */
export function useDraft(shown: string): DraftControl {
  const [draft, setDraft] = useState<Draft>();
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = draft !== undefined && (hasFocus || (draft.mistake !== undefined && draft.shown === shown));
  return {
    value: isHeld ? draft.written : shown,
    mistake: isHeld ? draft.mistake : undefined,
    write: (written, mistake) => setDraft({ written, mistake, shown }),
    focusHandlers: {
      onFocus: () => {
        if (!isHeld) setDraft(undefined);
        setHasFocus(true);
      },
      onBlur: () => setHasFocus(false),
    },
  };
}
