import { ToolInputError } from '#core/errors.ts';
import type { BitStream } from './bit-stream.ts';
import { finishCodewords, writeSegments } from './codewords.ts';
import { createGrid, placeCodewords } from './grid.ts';
import { applyBestMask } from './masks.ts';
import { cutIntoSegments, isForKanji, type Mode, mostCharacters, type Segment, tooLong } from './segments.ts';
import { blockLayout, largestVersion, type Level, levels, modulesAcross } from './symbol-tables.ts';
import { formatCount } from '#core/numbers/number-format.ts';

export interface QrOptions {
  readonly level: Level;
  /** Marks the text as UTF-8 (ECI 26) if any part of it is. */
  readonly isUtf8Marked?: boolean;
  /** The smallest version allowed, 1 to 40. */
  readonly minVersion?: number;
  /** The mask, 0 to 7; undefined for the best one. */
  readonly mask?: number;
}

/** A QR code symbol without its quiet zone. */
export interface QrSymbol {
  /** The version, 1 to 40. */
  readonly version: number;
  readonly level: Level;
  readonly mask: number;
  /** The number of modules along a side. */
  readonly across: number;
  /** Row by row; 1 is dark. */
  readonly modules: Uint8Array;
  /** The encoding modes in order of appearance. */
  readonly modes: readonly Mode[];
  readonly usedBits: number;
  readonly capacityBits: number;
  /** The strongest level that fits in the same size. */
  readonly roomFor: Level;
}

/** Draws the smallest symbol that holds the text (ISO/IEC 18004). Throws a ToolInputError for text that is too long. */
export function encodeQr(text: string, { level, isUtf8Marked, minVersion = 1, mask }: QrOptions): QrSymbol {
  if (text.length > 2 * mostCharacters) throw tooLong();
  const content = text.toWellFormed();
  const { version, segments, stream } = fitVersion(content, level, isUtf8Marked === true, minVersion);
  const layout = blockLayout(version, level);
  const usedBits = stream.bitCount;
  const codewords = finishCodewords(stream, layout);
  const grid = createGrid(version);
  placeCodewords(grid, codewords);
  return {
    ...applyBestMask(grid, level, mask),
    version,
    level,
    across: modulesAcross(version),
    modes: [...new Set(segments.map((segment) => segment.mode))],
    usedBits,
    capacityBits: layout.dataCodewords * 8,
    roomFor:
      levels.findLast((stronger) => usedBits <= blockLayout(version, stronger).dataCodewords * 8) ?? level,
  };
}

interface Fit {
  readonly version: number;
  readonly segments: readonly Segment[];
  readonly stream: BitStream;
}

/** The last version of each group that uses the same number of bits for character counts. */
const groupEnds = [9, 26, largestVersion] as const;

function fitVersion(text: string, level: Level, isMarked: boolean, minVersion: number): Fit {
  let usedBits = 0;
  const ways = isForKanji(text) ? [true, false] : [false];
  for (const end of groupEnds) {
    if (end < minVersion) continue;
    const [{ segments, stream }] = ways
      .map((isKanji) => writeText(text, end, isMarked, isKanji))
      .toSorted((one, other) => one.stream.bitCount - other.stream.bitCount) as [Written];
    usedBits = stream.bitCount;
    const start = end === 9 ? 1 : end === 26 ? 10 : 27;
    for (let version = Math.max(start, minVersion); version <= end; version += 1) {
      if (usedBits <= blockLayout(version, level).dataCodewords * 8) return { version, segments, stream };
    }
  }
  throw overCapacity(usedBits, level);
}

type Written = Pick<Fit, 'segments' | 'stream'>;

function writeText(text: string, version: number, isMarked: boolean, isKanji: boolean): Written {
  const segments = cutIntoSegments(text, version, isKanji);
  return { segments, stream: writeSegments(segments, version, isMarked && segments.some(isUtf8)) };
}

/** ASCII text needs no mark: it reads the same in every character set that readers guess. */
function isUtf8({ mode, text }: Segment): boolean {
  return mode === 'byte' && Array.from(text).some((character) => character > '\u007f');
}

function overCapacity(usedBits: number, level: Level): ToolInputError {
  const capacityOf = (candidate: Level) => blockLayout(largestVersion, candidate).dataCodewords * 8;
  const excessBytes = Math.ceil((usedBits - capacityOf(level)) / 8);
  const weaker = levels.findLast((candidate) => usedBits <= capacityOf(candidate));
  const byHowMuch = formatCount(excessBytes, 'byte');
  return new ToolInputError(`The content is ${byHowMuch} too long for a QR code at level ${level}.`, {
    field: 'content',
    hint: weaker ? `It fits at level ${weaker}; or shorten it.` : 'Shorten it, or link to it instead.',
  });
}
