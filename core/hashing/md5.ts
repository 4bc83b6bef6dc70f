const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32));

/** Computes MD5 (RFC 1321) of a short text without a hashing library. */
export function md5(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let start = 0; start < padded.length; start += 64) {
    const added = mixBlock(state, (word) => view.getUint32(start + word * 4, true));
    for (const [index, value] of added.entries()) state[index] = (state[index] ?? 0) + value;
  }
  return new Uint8Array(state.buffer);
}

function mixBlock([a = 0, b = 0, c = 0, d = 0]: Uint32Array, wordAt: (index: number) => number): number[] {
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
    const word = [step, 5 * step + 1, 3 * step + 5, 7 * step][round] ?? 0;
    const sum = (a + mixed + (sines[step] ?? 0) + wordAt(word & 15)) >>> 0;
    const shift = shifts[round * 4 + (step & 3)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) >>> 0];
  }
  return [a, b, c, d];
}
