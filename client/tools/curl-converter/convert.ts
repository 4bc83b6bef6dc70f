import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note, NotePlace } from '#core/errors.ts';
import { readCurl } from './read-curl.ts';
import type { Warn, Writer } from './request.ts';
import { go, wrapGo } from './write-go.ts';
import { php } from './write-php.ts';
import { javascript, node, python } from './write-scripts.ts';
import { indent } from './writing.ts';

const writers = { javascript, node, python, go, php } satisfies Record<string, Writer>;
type TargetId = keyof typeof writers;
const mostNotes = 200;

/** Writes curl commands as code. Throws a ToolInputError with its place for what curl would refuse. */
export function convertCurl(script: string, target: TargetId): { content: string; notes: Note[] } {
  const notes = new Map<string, Note>();
  const warnAt =
    (place: NotePlace | undefined): Warn =>
    (sentence, severity = 'warning') => {
      if (notes.size < mostNotes)
        notes.set(`${place?.offset ?? ''} ${sentence}`, { severity, sentence, place });
      else notes.set('', warn('There are more differences than these.'));
    };
  const requests = readCurl(script, warnAt).map((request) => writers[target](request, warnAt(undefined)));
  // Each request declares the same names, so several need separate blocks.
  const needsBlocks = requests.length > 1 && target !== 'python' && target !== 'php';
  const by = target === 'go' ? '\t' : '  ';
  const statements = requests.flatMap((each) => (needsBlocks ? ['{', ...indent(each, by), '}'] : each));
  return { content: `${wrap(statements, target)}\n`, notes: [...notes.values()] };
}

function wrap(statements: readonly string[], target: TargetId): string {
  const code = statements.join('\n');
  if (target === 'go') return wrapGo(statements);
  if (target === 'php') return `<?php\n${code}`;
  if (target === 'python')
    return `import requests\n${code.includes('quote_plus(') ? 'from urllib.parse import quote_plus\n' : ''}\n${code}`;
  return /\breadFileSync\(/.test(code) && target === 'node'
    ? `import { readFileSync } from 'node:fs';\n\n${code}`
    : code;
}
