import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { convert, fixture, run, writeTags } from './fixtures/image-programs.mjs';
import { hasTransparency } from '#core/images/pixels/raster.ts';
import {
  detectImageKind,
  readImageHeader,
  writableKinds,
  type WritableKind,
  writeImageMetadata,
} from '#core/images/containers/image-container.ts';
import { replaceIsoMetadata } from '#core/images/iso/iso-metadata-eraser.ts';
import { changeExif, readExif } from '#core/images/metadata/exif.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { cleanImageResources } from '#core/images/metadata/iptc.ts';
import { changeXmp } from '#core/images/metadata/xmp.ts';
import { extractFirstWebpFrame } from '#core/images/containers/webp-container.ts';

const rich = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', ['-GPSLatitude=3', '-IPTC:City=Paris']);
const png = writeTags(fixture('abc.png'), 'png', ['-Model=x', '-XMP-dc:Title=y']);
const gif = convert(['-size', '8x8', 'plasma:red-blue', '-size', '8x8', 'xc:red'], 'gif');
const animated = run('gif2webp', ['-quiet', '$0', '-o', '@out.webp'], [gif], 'gif').read('out.webp');
const seeds: readonly Uint8Array[] = [
  rich,
  png,
  gif,
  animated,
  fixture('paris_icc_exif_xmp.avif'),
  fixture('apple_gainmap_new.jpg'),
  fixture('abc_color_irot_alpha_irot.avif'),
  fixture('colors-animated-8bpc.avif'),
  convert(['-size', '8x8', 'plasma:red-blue'], 'bmp'),
];

/** A file with a few bytes changed, mostly near its start, and perhaps its end cut off. */
const mutated = fc
  .record({
    seed: fc.constantFrom(...seeds),
    changes: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat(255) }), {
      maxLength: 8,
    }),
    length: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ seed, changes, length }) => {
    const bytes = seed.slice(0, length === null ? seed.length : Math.floor(seed.length * length));
    for (const { at, value } of changes) bytes[Math.floor(at ** 4 * bytes.length)] = value;
    return bytes;
  });

/** Only an input error may be thrown. */
async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolInputError);
  }
}

async function exercise(bytes: Uint8Array): Promise<void> {
  const header = await readImageHeader(bytes);
  expect(header.width * header.height).toBeGreaterThan(0);
  const { exif, xmp, icc, imageResources } = header.metadata;
  if (exif) {
    const changed = changeExif(exif, {
      orientation: 1,
      width: 1,
      height: 1,
      dropLocation: true,
      dropThumbnail: true,
    });
    if (changed) expect(readExif(changed)?.hasLocation).toBe(false);
  }
  if (xmp) changeXmp(xmp, { orientation: 1, dropLocation: true, dropFileStructure: true });
  if (icc) readIccProfile(icc);
  if (imageResources) cleanImageResources(imageResources, true);
  const { kind } = header;
  if (kind === 'webp') extractFirstWebpFrame(bytes);
  if (kind === 'avif') replaceIsoMetadata(bytes, {});
  if ((writableKinds as readonly string[]).includes(kind))
    await writeImageMetadata(bytes, kind as WritableKind, header.metadata);
}

test('damaged files of every format are refused or read, and nothing else happens', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, (bytes) => attempt(() => exercise(bytes))),
    { numRuns: 3000 },
  );
});

test('noise behind a magic number is refused or read, and nothing else happens', async () => {
  const noise = fc.tuple(
    fc.constantFrom(...seeds),
    fc.integer({ min: 4, max: 40 }),
    fc.uint8Array({ maxLength: 300 }),
  );
  const property = fc.asyncProperty(noise, ([seed, kept, tail]) => {
    const bytes = new Uint8Array(Buffer.concat([seed.subarray(0, kept), tail]));
    return attempt(() => exercise(bytes));
  });
  await fc.assert(property, { numRuns: 2000 });
});

test('the kind is detected by content alone', async () => {
  expect(seeds.map(detectImageKind)).toEqual([
    'jpeg',
    'png',
    'gif',
    'webp',
    'avif',
    'jpeg',
    'avif',
    'avif',
    'bmp',
  ]);
  await expect(readImageHeader(new TextEncoder().encode('no picture at all'))).rejects.toThrow(
    'Please upload an image file',
  );
  await expect(readImageHeader(new Uint8Array())).rejects.toThrow('Please upload an image file');
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG Optimizer'],
  ['II*\0 and so on', 'Browsers cannot read TIFF'],
  ['%PDF-1.7 and so on', 'This is a PDF.'],
  ['', 'The file is empty (0 bytes).'],
  ['no picture at all', 'whatever its name says'],
])('%j is refused with its kind', async (content, hint) => {
  const refusal: unknown = await readImageHeader(new TextEncoder().encode(content)).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({
    message: 'Please upload an image file',
    details: { hint: expect.stringContaining(hint) as string },
  });
});

test('transparency is seen', () => {
  expect(hasTransparency({ width: 1, height: 1, pixels: Uint8ClampedArray.of(0, 0, 0, 254) })).toBe(true);
  expect(hasTransparency({ width: 1, height: 1, pixels: Uint8ClampedArray.of(0, 0, 0, 255) })).toBe(false);
});
