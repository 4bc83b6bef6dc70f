import { type BitStream, createBitStream } from './bit-stream.ts';
import { kanjiValues } from './kanji.ts';
import { correctionBytes } from './reed-solomon.ts';
import { alphanumericSet, countBitsOf, type Mode, type Segment } from './segments.ts';
import type { BlockLayout } from './symbol-tables.ts';

const modeIndicators: Readonly<Record<Mode, number>> = { numeric: 1, alphanumeric: 2, byte: 4, kanji: 8 };

/** Extended Channel Interpretation 26: the following text is UTF-8. */
const utf8Marker = { indicator: 7, assignment: 26 };

/** Writes the bits of the segments, without terminator and padding. */
export function writeSegments(
  segments: readonly Segment[],
  version: number,
  isUtf8Marked: boolean,
): BitStream {
  const stream = createBitStream();
  if (isUtf8Marked) {
    stream.add(utf8Marker.indicator, 4);
    stream.add(utf8Marker.assignment, 8);
  }
  for (const { mode, text } of segments) {
    stream.add(modeIndicators[mode], 4);
    const bytes = new TextEncoder().encode(text);
    const count = mode === 'byte' ? bytes.length : Array.from(text).length;
    stream.add(count, countBitsOf(mode, version));
    if (mode === 'byte') for (const byte of bytes) stream.add(byte, 8);
    else if (mode === 'kanji')
      for (const character of text) stream.add(kanjiValues().get(character) ?? 0, 13);
    else if (mode === 'numeric')
      writeGroups(stream, text, 3, (group) => [Number(group), group.length * 3 + 1]);
    else writeGroups(stream, text, 2, alphanumericGroup);
  }
  return stream;
}

function alphanumericGroup(group: string): readonly [value: number, bits: number] {
  const [first = 0, second] = Array.from(group, (character) => alphanumericSet.indexOf(character));
  return second === undefined ? [first, 6] : [first * 45 + second, 11];
}

function writeGroups(
  stream: BitStream,
  text: string,
  size: number,
  encode: (group: string) => readonly [value: number, bits: number],
): void {
  for (let at = 0; at < text.length; at += size) stream.add(...encode(text.slice(at, at + size)));
}

/** Terminates and pads the data, adds error correction, and interleaves the blocks (ISO/IEC 18004, 7.4.9 to 7.6). */
export function finishCodewords(stream: BitStream, layout: BlockLayout): Uint8Array {
  const capacityBits = layout.dataCodewords * 8;
  stream.add(0, Math.min(4, capacityBits - stream.bitCount));
  stream.add(0, (8 - (stream.bitCount % 8)) % 8);
  for (let filler = 0xec; stream.bitCount < capacityBits; filler ^= 0xec ^ 0x11) stream.add(filler, 8);
  return interleave(stream.toBytes(), layout);
}

function interleave(data: Uint8Array, layout: BlockLayout): Uint8Array {
  const { blockCount, correctionPerBlock, totalCodewords, dataCodewords } = layout;
  const shortLength = Math.floor(dataCodewords / blockCount);
  const longFrom = blockCount - (dataCodewords % blockCount);
  let start = 0;
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const block = data.subarray(start, start + shortLength + (index >= longFrom ? 1 : 0));
    start += block.length;
    return block;
  });
  const corrections = blocks.map((block) => correctionBytes(block, correctionPerBlock));
  const woven = [...weave(blocks, shortLength + 1), ...weave(corrections, correctionPerBlock)];
  const codewords = new Uint8Array(totalCodewords);
  codewords.set(woven);
  return codewords;
}

/** Yields the first byte of every block, then the second one, and so on. */
function* weave(blocks: readonly Uint8Array[], longest: number): Generator<number> {
  for (let index = 0; index < longest; index += 1) {
    for (const block of blocks) {
      const byte = block[index];
      if (byte !== undefined) yield byte;
    }
  }
}
