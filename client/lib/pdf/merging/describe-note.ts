import type { Note } from '#core/errors.ts';
import type { MergeNote } from './merge-request.ts';

/** Writes a note on a merge as one sentence; the merger's page shows it under a heading instead. */
export function describeMergeNote({ level, text }: MergeNote): Note {
  if (level !== 'lost') return { severity: 'info', sentence: text };
  // Abbreviations keep their capitals.
  const inSentence = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return { severity: 'warning', sentence: `Not kept: ${inSentence}` };
}
