import { ToolInputError } from '#core/errors.ts';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { type Analysis, analyze } from '#core/json/reading/analysis.ts';
import { ChunkWriter } from '#core/json/writing/chunk-writer.ts';
import { isStrictThroughout } from '#core/json/reading/dialect.ts';
import { Formatter } from '#core/json/writing/format.ts';
import type { ReportBytes } from '#core/json/bytes/progress.ts';
import { sortKeys } from '#core/json/writing/sort.ts';
import type { SourceBytes } from '#core/json/bytes/source-bytes.ts';
import { rewriteStrictly } from '#core/json/writing/strict-rewrite.ts';
import { JsonTree } from '#core/json/browsing/tree.ts';
import { reportIssues } from './reporting/issue-reports.ts';

/** Options for writing a document. */
export interface WriteOptions {
  readonly mode: 'format' | 'compact';
  /** Spaces per level, in `format` mode. */
  readonly indent: number;
  readonly isSorted: boolean;
  /** Writes short arrays and objects on one line, in `format` mode. */
  readonly isShortInline: boolean;
  /** Turns JSONC and JSON5 into strict JSON. */
  readonly isStrict: boolean;
}

/**
 * The limit for output, because a page's memory is limited. Deep nesting can turn megabytes of brackets into gigabytes
 * of spaces.
 */
const outputLimitBytes = 2_000_000_000;

/** A JSON text after reading, with its analysis and everything that can be created from it. */
export class JsonDocument {
  readonly source: SourceBytes;
  readonly analysis: Analysis;
  private lazyTree: JsonTree | undefined;

  constructor(source: SourceBytes, report?: ReportBytes) {
    this.source = source;
    this.analysis = analyze(source.bytes, report);
  }

  get isValid(): boolean {
    return this.analysis.dialect !== undefined;
  }

  /** Returns the values as a tree. Throws a ToolInputError if the text is invalid. */
  get tree(): JsonTree {
    if (!this.isValid)
      throw new ToolInputError('Invalid JSON has no tree.', { hint: 'Fix the mistakes first.' });
    this.lazyTree ??= new JsonTree(this.analysis);
    return this.lazyTree;
  }

  /** Formats the valid document. Throws a ToolInputError if that would need too much memory. */
  write(options: WriteOptions, report?: ReportBytes): ChunkWriter {
    this.requireRoom(options);
    const writer = new ChunkWriter();
    const indent = options.mode === 'compact' ? undefined : options.indent;
    new Formatter(this.prepare(options), writer, { indent, isShortInline: options.isShortInline }).run(
      report,
    );
    writer.finish();
    return writer;
  }

  private prepare({ isSorted, isStrict }: WriteOptions): Uint8Array {
    const { bytes, issues } = this.analysis;
    const strict = isStrict && !isStrictThroughout(issues.offenses) ? rewriteStrictly(bytes) : bytes;
    return isSorted ? sortKeys(strict) : strict;
  }

  private requireRoom({ mode, indent }: WriteOptions): void {
    const { lines, depthSum, keys, maxDepth } = this.analysis.outline;
    const spaceBytes = mode === 'format' ? lines + keys + depthSum * indent : 0;
    const sizeBytes = this.analysis.bytes.length + spaceBytes;
    if (sizeBytes <= outputLimitBytes) return;
    throw new ToolInputError(`Indented, this would take ${formatBytes(sizeBytes)}.`, {
      hint: `It is nested ${formatCount(maxDepth, 'level')} deep. Compact it, or choose a smaller indent.`,
    });
  }
}

/** Throws the document's first mistake as a ToolInputError, if it has one. */
export function requireValid({ analysis, isValid }: JsonDocument): void {
  const [first] = isValid ? [] : reportIssues(analysis.bytes, analysis.issues.errors);
  if (first) throw new ToolInputError(first.message, first);
}
