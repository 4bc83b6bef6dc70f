import { formatCount } from '#core/numbers/number-format.ts';
import type { Dialect } from '#core/json/reading/dialect.ts';
import { isStrictThroughout } from '#core/json/reading/dialect.ts';
import { type IssueReport, reportIssues } from './issue-reports.ts';
import type { JsonDocument, WriteOptions } from '#core/json/json-document.ts';

/** Counts of a text after reading. */
export interface DocumentStatistics {
  readonly sizeBytes: number;
  readonly documents: number;
  readonly keys: number;
  readonly objects: number;
  readonly arrays: number;
  readonly strings: number;
  readonly numbers: number;
  readonly booleans: number;
  readonly nulls: number;
  readonly maxDepth: number;
}

/** The report on a text for a person. Lists are limited to a hundred; counts are complete. */
export interface DocumentReport {
  /** Undefined if the text is valid in no dialect. */
  readonly dialect: Dialect | undefined;
  /** True if every document in it is strict JSON. */
  readonly isStrict: boolean;
  /** True if the lines of a broken text were read separately, as JSON Lines. */
  readonly isReadByLines: boolean;
  readonly errors: readonly IssueReport[];
  readonly errorCount: number;
  readonly offenses: readonly IssueReport[];
  readonly offenseCount: number;
  readonly warnings: readonly IssueReport[];
  readonly warningCount: number;
  readonly statistics: DocumentStatistics;
  /** Further notes, one sentence each. */
  readonly notes: readonly string[];
}

/** Describes an analysis in words. `options` are those of the output; undefined if there is none. */
export function reportDocument(document: JsonDocument, options: WriteOptions | undefined): DocumentReport {
  const { bytes, dialect, isReadByLines, issues, outline } = document.analysis;
  const { errors, offenses, warnings } = issues;
  const { documents, keys, objects, arrays, strings, numbers, booleans, nulls, maxDepth } = outline;
  // In JSON Lines, the start of each further document is not worth listing.
  const listed = reportIssues(bytes, offenses).filter(({ code }) => code !== 'several-documents');
  return {
    dialect,
    isStrict: dialect !== undefined && isStrictThroughout(offenses),
    isReadByLines,
    errors: reportIssues(bytes, errors),
    errorCount: errors.total,
    offenses: listed,
    offenseCount: offenses.total - (offenses.counts.get('several-documents') ?? 0),
    warnings: reportIssues(bytes, warnings),
    warningCount: warnings.total,
    statistics: {
      sizeBytes: bytes.length,
      documents,
      keys,
      objects,
      arrays,
      strings,
      numbers,
      booleans,
      nulls,
      maxDepth,
    },
    notes: [
      ...sourceNotes(document),
      ...(dialect ? lossNotes(warnings.counts) : wrappingNotes(bytes)),
      ...(options && dialect ? outputNotes(document, options) : []),
    ],
  };
}

const encodingNames = {
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
};

function sourceNotes({ source }: JsonDocument): string[] {
  const notes: string[] = [];
  if (source.encoding !== 'utf-8') {
    notes.push(
      `The file is in ${encodingNames[source.encoding]}. JSON is exchanged in UTF-8, and so is the output.`,
    );
  } else if (source.hasByteOrderMark) {
    notes.push('The text begins with a byte order mark, which JSON should not have. The output has none.');
  }
  if (source.hasReplacements) {
    notes.push('The text held halves of characters, which no file can hold. Each is replaced by U+FFFD.');
  }
  return notes;
}

/** Values that programs read differently get a note of their own. */
function lossNotes(counts: ReadonlyMap<string, number>): string[] {
  const [duplicates, rounded] = [counts.get('duplicate-key') ?? 0, counts.get('rounded-number') ?? 0];
  const notes: string[] = [];
  if (duplicates > 0) {
    notes.push(
      `${formatCount(duplicates, 'duplicate key')}: most programs keep the last value alone. The output has all.`,
    );
  }
  if (rounded > 0) {
    notes.push(
      `${formatCount(rounded, 'number')} beyond the precision of doubles: many programs round. The output has every digit.`,
    );
  }
  return notes;
}

const wrappings = [
  [/^[\s\S]{0,2000}?^\s*(?:`{3,}|~{3,})/m, 'a Markdown code fence (```)'],
  [
    /^\s*(?:\/\*\*\/\s*)?(?:typeof\s+\S+\s*===?\s*\S+\s*&&\s*)?[\w$.]+\s*\(\s*[[{]/,
    'a function call (JSONP)',
  ],
] as const;

/** Names wrappers that often surround JSON. */
function wrappingNotes(bytes: Uint8Array): string[] {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  const [, name] = wrappings.find(([pattern]) => pattern.test(head)) ?? [];
  return name === undefined
    ? []
    : [`This looks like JSON inside ${name}. Remove the text before and after it: “Repair…” does so.`];
}

function outputNotes({ analysis }: JsonDocument, { mode, isStrict }: WriteOptions): string[] {
  const { counts } = analysis.issues.offenses;
  const notes: string[] = [];
  const comments = (counts.get('line-comment') ?? 0) + (counts.get('block-comment') ?? 0);
  if (comments > 0 && (mode === 'compact' || isStrict)) {
    notes.push(
      `${formatCount(comments, 'comment')} left out, as ${isStrict ? 'JSON has none' : 'compact text needs none'}.`,
    );
  }
  const notFinite = counts.get('not-finite') ?? 0;
  if (notFinite > 0 && isStrict) {
    notes.push(`${formatCount(notFinite, 'number')} that JSON lacks (NaN, Infinity) became null.`);
  }
  if (counts.has('several-documents')) {
    const documents = formatCount(analysis.outline.documents, 'document');
    notes.push(
      `${documents}, ${mode === 'compact' ? 'one to a line' : 'each on lines of its own; Compact writes one to a line'}.`,
    );
  }
  return notes;
}
