import { deflateSync } from 'node:zlib';

/** A PDF of these numbered objects; the first is the catalog. Its cross-reference table is right. */
export function writePdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = length;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export function writeStream(dictionary: string, data: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** zlib data of about a thousandth of the size of the zeros that it unfolds to (the block repeats itself). */
export function packZeros(megabytes: number): Buffer {
  return deflateSync(Buffer.alloc(megabytes << 20), { level: 9 });
}

/** Returns LZW data (ISO 32000-1, 7.4.4) of zeros: each code means one zero more than the code before. */
function packZerosByLzw(megabytes: number): Buffer {
  const packed: number[] = [];
  let [held, heldBits] = [0, 0];
  const write = (code: number, bits: number) => {
    held = (held << bits) | code;
    for (heldBits += bits; heldBits >= 8; heldBits -= 8) packed.push((held >> (heldBits - 8)) & 255);
    held &= 255;
  };
  for (let size = 0; size < megabytes << 20;) {
    write(256, size === 0 ? 9 : 12);
    write(0, 9);
    size += 1;
    for (let code = 258; code < 4094; code += 1) {
      // The width grows one code early.
      write(code, code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12);
      size += code - 256;
    }
  }
  write(257, 12);
  write(0, 7);
  return Buffer.from(packed);
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (rest: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]${rest}>>`;

const onePage = (dictionary: string, data: Uint8Array) =>
  writePdf([catalog, pages, page('/Contents 4 0 R'), writeStream(dictionary, data)]);

/** Files of 1 to 2 MB whose page contents unfold to 1 GB, which does not show in the packed data. */
export function makeHiddenBombs(): ReadonlyMap<string, Buffer> {
  const zeros = packZeros(1024);
  const repeat = Buffer.alloc(16 << 20, Buffer.from([129, 0]));
  const literals = Array.from({ length: Math.ceil(zeros.length / 128) }, (_, index) => {
    const run = zeros.subarray(index * 128, index * 128 + 128);
    return Buffer.concat([Buffer.of(run.length - 1), run]);
  });
  return new Map([
    ['LZW', onePage('/Filter/LZWDecode', packZerosByLzw(1024))],
    [
      'hexadecimal digits',
      onePage('/Filter[/ASCIIHexDecode/FlateDecode]', Buffer.from(`${zeros.toString('hex')}>`)),
    ],
    ['ASCII 85', onePage('/Filter[/ASCII85Decode/FlateDecode]', encodeAscii85(zeros))],
    ['runs of deflated data', onePage('/Filter[/RunLengthDecode/FlateDecode]', Buffer.concat(literals))],
    ['deflated runs', onePage('/Filter[/FlateDecode/RunLengthDecode]', deflateSync(repeat, { level: 9 }))],
  ]);
}

function encodeAscii85(data: Buffer): Buffer {
  const groups: string[] = [];
  for (let at = 0; at + 4 <= data.length; at += 4) {
    let value = data.readUInt32BE(at);
    const digits: number[] = [];
    for (let digit = 0; digit < 5; digit += 1) {
      digits.unshift(33 + (value % 85));
      value = Math.floor(value / 85);
    }
    groups.push(String.fromCharCode(...digits));
  }
  return Buffer.from(`${groups.join('')}~>`);
}

/** Files of about 1 MB (one of a few kB) that unfold to 1 GB, by where the data is. */
export function makeBombs(): ReadonlyMap<string, Buffer> {
  const zeros = packZeros(1024);
  const flate = '/Filter/FlateDecode';
  const nested = deflateSync(zeros, { level: 9 });
  const quarter = packZeros(256);
  return new Map([
    ['contents', onePage(flate, zeros)],
    ['contents under another name of the filter', onePage('/Filter/Fl#61teDecode', zeros)],
    ['contents in two filters', onePage('/Filter[/FlateDecode/FlateDecode]', nested)],
    [
      'contents in many pieces',
      writePdf([
        catalog,
        pages,
        page('/Contents[4 0 R 5 0 R 6 0 R 7 0 R]'),
        ...Array.from({ length: 4 }, () => writeStream(flate, quarter)),
      ]),
    ],
    [
      'a font',
      writePdf([
        catalog,
        pages,
        page('/Resources<</Font<</F 4 0 R>>>>/Contents 7 0 R'),
        '<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar 65/LastChar 65/Widths[500]/FontDescriptor 5 0 R>>',
        '<</Type/FontDescriptor/FontName/X/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 1/FontFile2 6 0 R>>',
        writeStream(flate, zeros),
        writeStream('', Buffer.from('BT /F 9 Tf (A) Tj ET')),
      ]),
    ],
    [
      'a picture',
      writePdf([
        catalog,
        pages,
        page('/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R'),
        writeStream(
          `/Type/XObject/Subtype/Image/Width 32768/Height 32768/BitsPerComponent 8/ColorSpace/DeviceGray${flate}`,
          zeros,
        ),
        writeStream('', Buffer.from('100 0 0 100 0 0 cm /I Do')),
      ]),
    ],
    [
      'an object stream',
      writePdf([catalog, pages, page(''), writeStream(`/Type/ObjStm/N 1/First 5${flate}`, zeros)]),
    ],
    [
      'a table of objects',
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n'),
        writeStream(`/Type/XRef/Size 5/W[1 2 1]/Root 2 0 R${flate}`, zeros),
        Buffer.from('\nendobj\nstartxref\n9\n%%EOF\n'),
      ]),
    ],
  ]);
}

/** Trees of pages that hold themselves. */
export function makePageLoops(): ReadonlyMap<string, Buffer> {
  return new Map([
    ['its root', writePdf([catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>'])],
    [
      'a branch',
      writePdf([
        catalog,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>',
      ]),
    ],
  ]);
}
