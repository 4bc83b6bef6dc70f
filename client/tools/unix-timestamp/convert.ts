import { writeDistance } from '#core/dates/relative-time.ts';
import { type WrittenLine, writtenLines } from '#core/text/writing/written-lines.ts';
import type { Figure, OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { append } from '#core/collections/append.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { isReadableZone } from '#core/dates/zones/time-zones.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { TimestampOptions } from './schema.ts';
import { type Moment, readMoment } from './read-moment.ts';
import { type FormId, forms, writeMoment } from './write-moment.ts';

/**
 * Converts the times in the lines of a text: one line to all forms, or several to a table; or to one form, line by
 * line. Throws a ToolInputError for a zone that does not exist and a single line that is not a time.
 */
export function convertTimes(content: string, options: TimestampOptions): OperationResult {
  const zone = options.zone.trim() || new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!isReadableZone(zone)) {
    throw new ToolInputError(`“${zone}” is not a time zone.`, {
      field: 'zone',
      hint: 'Write it as in Europe/Berlin, America/New_York, UTC or +05:30.',
    });
  }
  const lines = writtenLines(content);
  const [first] = lines;
  if (!first) return { parts: [{ name: 'time.txt', kind: 'text', content: '' }] };
  const nowNs = BigInt(Date.now()) * 1_000_000n;
  return lines.length === 1
    ? convertOne(first, options, zone, nowNs)
    : convertMany(lines, options, zone, nowNs);
}

function convertOne(
  line: WrittenLine,
  options: TimestampOptions,
  zone: string,
  nowNs: bigint,
): OperationResult {
  const moment = readLine(line, options, zone, nowNs);
  const written = (id: FormId) => writeMoment(moment.ns, id, zone);
  const local = new Date(Number(moment.ns / 1_000_000n));
  const figures: Figure[] = [
    {
      label: zone,
      value: local.toLocaleString('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'medium' }),
    },
    { label: 'Relative', value: writeDistance(Number((moment.ns - nowNs) / 1_000_000n)) },
  ];
  const width = Math.max(...forms.map(({ label }) => label.length)) + 2;
  const content =
    options.form === 'all'
      ? forms.map(({ id, label }) => `${label.padEnd(width)}${written(id) ?? '–'}`).join('\n')
      : (written(options.form) ?? '');
  return {
    parts: [{ name: 'time.txt', kind: 'text', content, isOfColumns: true }],
    figures,
    notes: notesOf(moment, line),
    summary: `Read as ${moment.readAs}`,
  };
}

function convertMany(
  lines: readonly WrittenLine[],
  options: TimestampOptions,
  zone: string,
  nowNs: bigint,
): OperationResult {
  const notes: Note[] = [];
  const columns: readonly FormId[] = ['iso', 'isoLocal', 's', 'ms'];
  const rows = lines.map((line) => {
    const moment = tryLine(line, options, zone, nowNs, notes);
    if (options.form !== 'all') return moment ? (writeMoment(moment.ns, options.form, zone) ?? '') : '';
    const cells = columns.map((id) => (moment ? (writeMoment(moment.ns, id, zone) ?? '') : ''));
    return writeRow([line.written, moment?.readAs ?? 'Not read', ...cells], ',');
  });
  const head = ['Input', 'Read as', 'UTC', `${zone}, with offset`, 'Unix seconds', 'Unix milliseconds'];
  const isTable = options.form === 'all';
  const content = isTable ? [writeRow(head, ','), ...rows].join('\r\n') : rows.join('\n');
  return {
    parts: [{ name: isTable ? 'times.csv' : 'times.txt', kind: isTable ? 'csv' : 'text', content }],
    notes: notes.slice(0, 100),
  };
}

function tryLine(line: WrittenLine, options: TimestampOptions, zone: string, nowNs: bigint, notes: Note[]) {
  try {
    const moment = readLine(line, options, zone, nowNs);
    append(notes, notesOf(moment, line));
    return moment;
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    notes.push({
      severity: 'error',
      sentence: error.message,
      hint: error.details.hint,
      place: line.place,
    });
    return undefined;
  }
}

function readLine(
  line: WrittenLine,
  { meaning, form }: TimestampOptions,
  zone: string,
  nowNs: bigint,
): Moment {
  try {
    const moment = readMoment(line.written, meaning, zone, nowNs);
    if (form === 'all' || writeMoment(moment.ns, form, zone) !== undefined) return moment;
    throw new ToolInputError(`Excel has no number for “${line.written}”: its days begin in 1900.`, {
      hint: 'Choose another output.',
    });
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...line.place, ...error.details });
  }
}

function notesOf(moment: Moment, line: WrittenLine): Note[] {
  return moment.doubts.map((doubt) => ({ severity: 'info', ...doubt, place: line.place }));
}
