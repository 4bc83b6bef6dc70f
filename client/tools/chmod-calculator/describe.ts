import type { Report } from '#client/tool-kit/calculators/report.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { ChmodOptions } from './schema.ts';
import { lettersOf, type Mode, octalOf, readMode, symbolsOf } from './modes.ts';

const words = { 4: 'read', 2: 'write', 1: 'execute' } as const;

/** Describes the mode that was typed or chosen. Throws a ToolInputError that names the box. */
export function describeMode(options: ChmodOptions): Report {
  const chosen: Mode = {
    special: Number(options.special),
    owner: Number(options.owner),
    group: Number(options.group),
    others: Number(options.others),
  };
  const mode = options.written.trim() === '' ? chosen : readTyped(options.written, chosen);
  const octal = octalOf(mode);
  const symbols = symbolsOf(mode);
  const umask = octalOf({ ...mode, special: 0 }).replaceAll(/\d/g, (digit) => String(7 - Number(digit)));
  const copied = (label: string, value: string) => ({ label, value, copied: value });
  return {
    figures: [{ ...copied('Octal', octal), isCode: true }, copied('Letters', lettersOf(mode))],
    plain: octal,
    sentences: [
      `Owner: ${rightsInWords(mode.owner)}. Group: ${rightsInWords(mode.group)}. Others: ${rightsInWords(mode.others)}.`,
    ],
    others: {
      title: 'Other forms',
      figures: [
        copied('Command', `chmod ${octal} file`),
        copied('Command in symbols', `chmod ${symbols} file`),
        copied('ls -l, file', `-${lettersOf(mode)}`),
        copied('ls -l, folder', `d${lettersOf(mode)}`),
        copied('umask of new folders', umask),
      ],
    },
    notes: notesOf(mode),
    fills: {
      special: String(mode.special),
      owner: String(mode.owner),
      group: String(mode.group),
      others: String(mode.others),
    },
  };
}

function readTyped(written: string, chosen: Mode): Mode {
  try {
    return readMode(written, chosen);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...error.details, field: 'written' });
  }
}

/** Writes `read, write, execute`, or `nothing`. */
export function rightsInWords(bits: number): string {
  const held = ([4, 2, 1] as const).filter((bit) => (bits & bit) > 0).map((bit) => words[bit]);
  return held.length === 0 ? 'nothing' : held.join(', ');
}

function notesOf({ special, owner, group, others }: Mode): Note[] {
  const notes: Note[] = [];
  const add = (severity: Note['severity'], sentence: string) => notes.push({ severity, sentence });
  if ((others & 2) > 0 && (special & 1) === 0) {
    add('warning', 'Everyone may change the file, or delete what is in the folder.');
  }
  if ((special & 4) > 0) add('warning', 'Set user ID: the program runs with the rights of its owner.');
  if ((special & 2) > 0) {
    add(
      'info',
      'Set group ID: a program runs with its group’s rights; new files in a folder belong to its group.',
    );
  }
  if ((special & 1) > 0) add('info', 'Sticky: in a folder only the owner of a file may delete it.');
  if (owner < group || owner < others) {
    add('info', 'The owner has fewer rights than others: only the first class that fits a user counts.');
  }
  return notes;
}
