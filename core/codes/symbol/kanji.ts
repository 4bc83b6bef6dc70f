let values: ReadonlyMap<string, number> | undefined;

/** The characters of kanji mode (two-byte Shift JIS) and their 13-bit values (ISO/IEC 18004, 7.4.6). */
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
  // The encoding standard and JIS X 0208 read these differently: a reader may give back another character.
  for (const doubtful of '\\~￣―＼～∥－￠￡￢‖—〜−¢£¬') found.delete(doubtful);
  return found;
}
