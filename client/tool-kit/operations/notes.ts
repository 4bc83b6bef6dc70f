import type { Note } from '#core/errors.ts';

/** Writes a note on something doubtful. */
export function warn(sentence: string, hint?: string, place?: Note['place']): Note {
  return { severity: 'warning', sentence, hint, place };
}

/** Writes a note on something that a person may want to know. */
export function inform(sentence: string, hint?: string, place?: Note['place']): Note {
  return { severity: 'info', sentence, hint, place };
}
