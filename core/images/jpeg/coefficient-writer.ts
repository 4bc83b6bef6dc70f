import { type Bytes, concatBytes, uint16Bytes } from '../byte-access.ts';
import type { JpegCoefficients, JpegComponent } from './coefficients.ts';
import type { HuffmanSpec } from './huffman.ts';
import {
  type Band,
  encodeScan,
  estimateBytes,
  tokenizeAc,
  tokenizeAcRefinement,
  tokenizeDc,
  tokenizeDcRefinement,
} from './scan-encoder.ts';
import type { ScanTokens } from './scan-tokens.ts';

/** A scan of one component's AC values; `refines` adds one bit to the known values. */
interface AcScan extends Band {
  readonly refines?: boolean;
}

const band = (start: number, end: number, shift = 0): AcScan => ({ start, end, shift });
const refinement = (shift: number): AcScan => ({ start: 1, end: 63, shift, refines: true });

/** Ways to divide the 63 AC values into scans; the smallest is chosen for each component. */
const acPlans: readonly (readonly AcScan[])[] = [
  [band(1, 63)],
  [band(1, 2), band(3, 63)],
  [band(1, 8), band(9, 63)],
  [band(1, 63, 1), refinement(0)],
  [band(1, 2, 1), band(3, 63, 1), refinement(0)],
  [band(1, 5, 1), band(6, 63, 1), refinement(0)],
  [band(1, 5, 2), band(6, 63, 2), refinement(1), refinement(0)],
];

/** The most blocks allowed in one MCU (ITU-T T.81, B.2.3). */
const maxBlocksInMcu = 10;

/**
 * Writes coefficients as a progressive JPEG with optimal codes for each scan: the same pixels, usually in fewer bytes.
 * `marks` are further segments before the frame, such as Adobe's.
 */
export function writeJpegCoefficients(picture: JpegCoefficients, marks: readonly Uint8Array[]): Bytes {
  const { components } = picture;
  const blocks = components.reduce((sum, { horizontal, vertical }) => sum + horizontal * vertical, 0);
  const dcGroups = blocks <= maxBlocksInMcu ? [components] : components.map((component) => [component]);
  return concatBytes([
    Uint8Array.of(0xff, 0xd8),
    ...marks,
    ...picture.quantizationSegments.map((payload) => segment(0xdb, payload)),
    frameSegment(picture),
    ...dcGroups.flatMap((group) => dcScans(picture, group)),
    ...components.flatMap((component) => acScans(picture, component)),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** Writes the DC values in one scan, or all but their last bit and then that bit. */
function dcScans(picture: JpegCoefficients, group: readonly JpegComponent[]): Uint8Array[] {
  const whole = tokenizeDc(picture, group, 0);
  const upper = tokenizeDc(picture, group, 1);
  const lowest = tokenizeDcRefinement(picture, group, 0);
  if (estimateBytes(whole) <= estimateBytes(upper) + estimateBytes(lowest)) {
    return scanSegments(group, { start: 0, end: 0, shift: 0 }, whole);
  }
  return [
    ...scanSegments(group, { start: 0, end: 0, shift: 1 }, upper),
    ...scanSegments(group, { start: 0, end: 0, shift: 0, refines: true }, lowest),
  ];
}

function acScans(picture: JpegCoefficients, component: JpegComponent): Uint8Array[] {
  let best: { bytes: number; scans: readonly { scan: AcScan; tokens: ScanTokens }[] } | undefined;
  for (const plan of acPlans) {
    const scans = plan.map((scan) => {
      const tokenize = scan.refines ? tokenizeAcRefinement : tokenizeAc;
      return { scan, tokens: tokenize(picture, component, scan) };
    });
    const bytes = scans.reduce((sum, { tokens }) => sum + estimateBytes(tokens), 0);
    if (!best || bytes < best.bytes) best = { bytes, scans };
  }
  return (best?.scans ?? []).flatMap(({ scan, tokens }) => scanSegments([component], scan, tokens));
}

function frameSegment({ width, height, components }: JpegCoefficients): Bytes {
  const specs = components.flatMap(({ id, horizontal, vertical, quantization }) => [
    id,
    (horizontal << 4) | vertical,
    quantization,
  ]);
  const payload = [
    Uint8Array.of(8),
    uint16Bytes(height),
    uint16Bytes(width),
    Uint8Array.of(components.length, ...specs),
  ];
  return segment(0xc2, concatBytes(payload));
}

function scanSegments(components: readonly JpegComponent[], scan: AcScan, tokens: ScanTokens): Bytes[] {
  const { start, end, shift, refines } = scan;
  const { spec, data } = encodeScan(tokens);
  const selectors = components.flatMap(({ id }) => [id, 0]);
  const approximation = ((refines ? shift + 1 : 0) << 4) | shift;
  return [
    ...(spec ? [huffmanSegment(start === 0 ? 0 : 1, spec)] : []),
    segment(0xda, Uint8Array.of(components.length, ...selectors, start, end, approximation)),
    data,
  ];
}

/** Writes table 0 of the class: 0 for DC values, 1 for AC values. */
function huffmanSegment(tableClass: 0 | 1, { counts, symbols }: HuffmanSpec): Bytes {
  return segment(0xc4, concatBytes([Uint8Array.of(tableClass << 4), counts, symbols]));
}

function segment(marker: number, payload: Uint8Array): Bytes {
  return concatBytes([Uint8Array.of(0xff, marker), uint16Bytes(payload.length + 2), payload]);
}
