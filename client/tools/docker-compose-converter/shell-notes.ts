import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { ShellWord } from '#core/text/shell/shell-words.ts';

/** Returns notes on what a shell does with the command and a file does not, or the reverse. */
export function misunderstandings(script: string, isForWindows: boolean): Note[] {
  // In single quotes, a shell runs nothing; nor in backticks around a comment.
  const live = script.replaceAll(/"(?:\\[^]|[^"\\])*"|'[^']*'|`\s*#[^`\n]*`/g, (quoted) =>
    quoted.startsWith('"') ? quoted : ' '.repeat(quoted.length),
  );
  const run = /[$<>]\([^)]*\)|(?<!\\)`[^`\n]+`/.exec(live);
  const cmd = /%(?:cd|userprofile|(?:local)?appdata|programdata|homepath|username|temp)%/i.exec(live);
  const path = isForWindows ? null : /(?<![\w"'])[a-z]:\\\w/i.exec(script);
  const note = (match: RegExpExecArray | null, sentence: string, hint: string): Note[] =>
    match ? [warn(sentence, hint, { ...placeOf(script, match.index), length: match[0].length })] : [];
  return [
    ...note(
      run,
      `Compose runs no commands: ${run?.[0] ?? ''} stays as it is.`,
      'Write its result, or ${PWD}.',
    ),
    ...note(
      cmd,
      `Compose puts in nothing for ${cmd?.[0] ?? ''}: it stays as it is.`,
      'Write its value, or ${PWD} for %cd%.',
    ),
    ...note(
      path,
      'Outside quotes a backslash is removed, as in Bash.',
      'Put the path in quotes, or write C:/….',
    ),
  ];
}

/** Names what a shell does with the input and output of a command, and Compose does not. */
export function redirections(script: string, words: readonly ShellWord[]): Note[] {
  return words
    .filter(({ isRedirection }) => isRedirection)
    .map(({ text, offset }) =>
      inform(`${text} is for the shell, and is left out.`, undefined, {
        ...placeOf(script, offset),
        length: text.length,
      }),
    );
}

/** Names the variables that the script sets for its commands: Compose does not see them. */
export function unreadVariables(script: string, commands: readonly ShellWord[][]): Note[] {
  const assignment = /^[A-Za-z_]\w*(?==)/;
  const lines = commands.map((words) => (words[0]?.text === 'export' ? words.slice(1) : words));
  const areSet = (words: readonly ShellWord[]) => words.every(({ text }) => assignment.test(text));
  const used = lines
    .filter((words) => !areSet(words))
    .flatMap((words) => words.map(({ text }) => text))
    .join(' ');
  const names = new Set(Array.from(used.matchAll(/(?<!\$)\$\{?(\w+)/g), ([, name]) => name));
  return lines
    .filter(areSet)
    .flat()
    .filter(({ text }) => names.has(assignment.exec(text)?.[0]))
    .map(({ text, offset }) =>
      warn(
        `Compose does not read ${text} in a script.`,
        `Write ${text} in a file named .env beside the compose file.`,
        placeOf(script, offset),
      ),
    );
}
