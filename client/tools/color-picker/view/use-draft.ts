import { useState } from 'react';

interface Draft {
  readonly written: string;
  readonly mistake: string | undefined;
  /** What held when it was written. */
  readonly shown: string;
}

interface DraftControl {
  readonly value: string;
  readonly mistake: string | undefined;
  /** `mistake` says what is wrong with the text, if anything. */
  readonly write: (written: string, mistake?: string) => void;
  /** For an element around the box. */
  readonly focusHandlers: { readonly onFocus: () => void; readonly onBlur: () => void };
}

/**
 * What stands in a box whose value is also changed elsewhere: the person's own text while they write, and for as long
 * as it is a mistake and nothing else has changed; otherwise the value that holds.
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
