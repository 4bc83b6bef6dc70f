let values: ReadonlyMap<string, number> | undefined;

/** Returns the characters of kanji mode (two-byte Shift JIS) with their 13-bit values (ISO/IEC 18004, 7.4.6). */
export function kanjiValues(): ReadonlyMap<string, number> {
  values ??= readShiftJis();
  return values;
}

function readShiftJis(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('shift_jis', { fatal: false });
  const found = new Map<string, number>();
  for (let value = 0; value < 0x20_00; value += 1) {
    const packed = (Math.floor(value / 0xc0) << 8) | (value % 0xc0);
    const code = packed + (packed + 0x81_40 <= 0x9f_fc ? 0x81_40 : 0xc1_40);
    if (code > 0xeb_bf) break;
    const character = decoder.decode(Uint8Array.of(code >> 8, code & 0xff));
    if (character.length === 1 && character !== '\ufffd' && !found.has(character)) {
      found.set(character, value);
    }
  }
  // The WHATWG encoding standard and JIS X 0208 decode these differently, so a reader might return another character.
  for (const doubtful of '\\~￣―＼～∥－￠￡￢‖—〜−¢£¬') found.delete(doubtful);
  return found;
}
