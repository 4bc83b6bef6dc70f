import type { Note } from '#core/errors.ts';
import { readCurl } from './read-curl.ts';
import type { Writer } from './request.ts';
import { detectShell, type Shell } from './windows-words.ts';
import { csharp, go, java, rust } from './write-compiled.ts';
import { har, http } from './write-messages.ts';
import { httpie, javascript, php, powershell, python } from './write-scripts.ts';

const writers = {
  javascript,
  python,
  go,
  php,
  java,
  csharp,
  rust,
  powershell,
  httpie,
  http,
  har,
} satisfies Record<string, Writer>;

export type Target = keyof typeof writers;

/** Writes a curl command as code. Throws a ToolInputError with its place for what curl would refuse. */
export function convertCurl(
  script: string,
  target: Target,
  shell: Shell | 'auto',
): { content: string; notes: Note[] } {
  if (script.trim() === '') return { content: '', notes: [] };
  const notes: Note[] = [];
  const request = readCurl(script, shell === 'auto' ? detectShell(script) : shell, notes);
  const content = writers[target](request, (sentence, severity = 'warning') =>
    notes.push({ severity, sentence }),
  );
  return { content, notes };
}
