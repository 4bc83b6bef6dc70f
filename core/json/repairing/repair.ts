import { jsonrepair, JSONRepairError } from 'jsonrepair';
import { ToolInputError } from '#core/errors.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { type Analysis, analyze } from '#core/json/reading/analysis.ts';
import { isStrictThroughout } from '#core/json/reading/dialect.ts';
import { mendText } from './mend.ts';
import { locateOffsets } from '#core/json/bytes/positions.ts';
import { sliceText } from '#core/json/reading/string-token.ts';
import { rewriteStrictly } from '#core/json/writing/strict-rewrite.ts';
import { diffTokens, type Replacement } from './token-diff.ts';

/** One change of a repair, with some of the text around it. */
export interface RepairChange {
  readonly line: number;
  readonly column: number;
  readonly contextBefore: string;
  readonly removed: string;
  readonly added: string;
  readonly contextAfter: string;
}

export interface Repair {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly changes: readonly RepairChange[];
  /** True if there are more changes than listed. */
  readonly isCut: boolean;
  /** True if the input was not UTF-8 and was read as Windows-1252. */
  readonly isReencoded: boolean;
}

const listedChanges = 500;
const sizeLimitBytes = 50_000_000;

/** Repairs a text to strict JSON. Throws a ToolInputError if that is impossible. */
export function repairText(analysis: Analysis): Repair {
  if (analysis.bytes.length > sizeLimitBytes) {
    throw new ToolInputError('Repair takes files up to 50 MB.', {
      hint: 'Fix the listed mistakes by hand.',
    });
  }
  const isReencoded = analysis.issues.errors.has('invalid-utf8');
  const source = isReencoded ? new TextEncoder().encode(decodeText(analysis.bytes).text) : analysis.bytes;
  const start = isReencoded ? analyze(source) : analysis;
  const bytes = requireStrict(start.dialect === undefined ? repairInvalid(start) : start);
  const { replacements, isCut } = diffTokens(source, bytes, listedChanges);
  return { bytes, changes: describeChanges(source, bytes, replacements), isCut, isReencoded };
}

function requireStrict({ bytes, dialect, issues }: Analysis): Uint8Array<ArrayBuffer> {
  if (dialect === undefined) {
    throw new ToolInputError('This is too broken to be repaired.', {
      hint: 'Fix the listed mistakes by hand.',
    });
  }
  return isStrictThroughout(issues.offenses) ? Uint8Array.from(bytes) : rewriteStrictly(bytes);
}

/**
 * Repairs an invalid text. Our own fixes keep everything else unchanged; if they do not suffice, jsonrepair guesses.
 */
function repairInvalid(invalid: Analysis): Analysis {
  return mendText(invalid.bytes) ?? analyze(repairDocuments(invalid));
}

function repairDocuments({ bytes, isReadByLines }: Analysis): Uint8Array<ArrayBuffer> {
  const text = sliceText(bytes, 0, bytes.length);
  const repaired = isReadByLines ? text.split('\n').map(repairLine).join('\n') : runRepair(text);
  return new TextEncoder().encode(repaired);
}

function repairLine(line: string): string {
  const isSound = line.trim() === '' || analyze(new TextEncoder().encode(line)).dialect === 'json';
  return isSound ? line : runRepair(line).replaceAll(/[\r\n]+/g, ' ');
}

function runRepair(text: string): string {
  try {
    return jsonrepair(text);
  } catch (error) {
    // The library recurses for every level of nesting.
    if (error instanceof RangeError) throw new ToolInputError('This is nested too deeply to be repaired.');
    if (!(error instanceof JSONRepairError)) throw error;
    throw new ToolInputError('This is too broken to be repaired.', {
      hint: 'Fix the listed mistakes by hand, from the first on: later ones often follow from it.',
    });
  }
}

const contextBytes = 24;
const quotedBytes = 400;

function describeChanges(
  before: Uint8Array,
  after: Uint8Array,
  replacements: readonly Replacement[],
): RepairChange[] {
  const positions = locateOffsets(
    before,
    replacements.map(({ start }) => start),
  );
  return replacements.map(({ start, end, newStart, newEnd }, index) => ({
    line: positions[index]?.line ?? 1,
    column: positions[index]?.column ?? 1,
    contextBefore: lastLine(sliceText(before, Math.max(0, start - contextBytes), start)),
    removed: quote(before, start, end),
    added: quote(after, newStart, newEnd),
    contextAfter: firstLine(sliceText(before, end, Math.min(before.length, end + contextBytes))),
  }));
}

function quote(bytes: Uint8Array, start: number, end: number): string {
  const text = sliceText(bytes, start, Math.min(end, start + quotedBytes));
  return end - start > quotedBytes ? `${text}…` : text;
}

/** Returns the last line. A cut within a character would leave U+FFFD at the edge. */
function lastLine(text: string): string {
  return (text.split(/[\r\n]/).at(-1) ?? '').replace(/^\ufffd+/, '');
}

function firstLine(text: string): string {
  return (text.split(/[\r\n]/)[0] ?? '').replace(/\ufffd+$/, '');
}
