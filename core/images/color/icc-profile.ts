import { latin1At, viewOf } from '#core/images/byte-access.ts';
import {
  type ColorDefinition,
  type Matrix3,
  sampleCurve,
  srgbDefinition,
  type ToneCurve,
} from './color-definition.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The color model a profile describes (ICC.1:2022, 7.2.6). */
export type IccColorModel = 'rgb' | 'gray' | 'cmyk' | 'other';

/** The parts of an ICC profile that this product uses. */
export interface IccProfile {
  readonly model: IccColorModel;
  /** The profile's display name, such as `Display P3`; empty if it has none. */
  readonly name: string;
  /** Primaries and tone curves; undefined if the profile has only lookup tables. */
  readonly definition: ColorDefinition | undefined;
  /** True if its pixels are plain sRGB, so that the profile can be omitted. */
  readonly isSrgb: boolean;
}

const models: Readonly<Record<string, IccColorModel>> = { 'RGB ': 'rgb', GRAY: 'gray', CMYK: 'cmyk' };
const headerBytes = 128;

/** Reads an ICC profile; undefined if it is damaged. */
export function readIccProfile(profile: Uint8Array): IccProfile | undefined {
  if (profile.length < headerBytes + 4 || latin1At(profile, 36, 4) !== 'acsp') return undefined;
  const model = readOwn(models, latin1At(profile, 16, 4)) ?? 'other';
  const tags = readTagTable(profile);
  const name = readDescription(tags.get('desc'));
  const definition = latin1At(profile, 20, 4) === 'XYZ ' ? readDefinition(tags, model) : undefined;
  const isSrgb =
    model === 'rgb' &&
    (definition ? isNearlySrgb(definition) : /^sRGB\b/.test(name) && !/linear/i.test(name));
  return { model, name, definition, isSrgb };
}

function readTagTable(profile: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(profile);
  const count = Math.min(view.getUint32(headerBytes), Math.floor((profile.length - headerBytes - 4) / 12));
  const tags = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes + 4 + index * 12;
    const offset = view.getUint32(entry + 4);
    const size = view.getUint32(entry + 8);
    if (offset + size <= profile.length)
      tags.set(latin1At(profile, entry, 4), profile.subarray(offset, offset + size));
  }
  return tags;
}

/** Reads `desc` (version 2) and `mluc` (version 4) texts. */
function readDescription(tag: Uint8Array | undefined): string {
  if (!tag || tag.length < 12) return '';
  const view = viewOf(tag);
  if (latin1At(tag, 0, 4) === 'desc') {
    return latin1At(tag, 12, Math.max(0, view.getUint32(8) - 1))
      .replaceAll('\0', '')
      .trim();
  }
  if (latin1At(tag, 0, 4) !== 'mluc' || tag.length < 28) return '';
  const start = view.getUint32(24);
  const text = tag.slice(start, start + view.getUint32(20));
  return new TextDecoder('utf-16be').decode(text).replaceAll('\0', '').trim();
}

function readDefinition(tags: Map<string, Uint8Array>, model: IccColorModel): ColorDefinition | undefined {
  if (model === 'gray') {
    const gray = readCurve(tags.get('kTRC'));
    return gray && { toXyz: srgbDefinition.toXyz, curves: [gray, gray, gray] };
  }
  if (model !== 'rgb') return undefined;
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => readXyz(tags.get(tag)));
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((tag) => readCurve(tags.get(tag)));
  const [red, green, blue] = columns;
  const [redCurve, greenCurve, blueCurve] = curves;
  if (!red || !green || !blue || !redCurve || !greenCurve || !blueCurve) return undefined;
  const toXyz: Matrix3 = [red[0], green[0], blue[0], red[1], green[1], blue[1], red[2], green[2], blue[2]];
  return { toXyz, curves: [redCurve, greenCurve, blueCurve] };
}

function readXyz(tag: Uint8Array | undefined): readonly [number, number, number] | undefined {
  if (!tag || tag.length < 20 || latin1At(tag, 0, 4) !== 'XYZ ') return undefined;
  const at = (offset: number) => viewOf(tag).getInt32(offset) / 65536;
  return [at(8), at(12), at(16)];
}

function readCurve(tag: Uint8Array | undefined): ToneCurve | undefined {
  if (!tag || tag.length < 12) return undefined;
  const type = latin1At(tag, 0, 4);
  if (type === 'curv') return readTableCurve(tag);
  return type === 'para' ? readParametricCurve(tag) : undefined;
}

/**
 * Reads `curv`: no entry means identity, one a gamma as u8Fixed8, more are evenly spaced samples (ICC.1:2022, 10.6).
 */
function readTableCurve(tag: Uint8Array): ToneCurve | undefined {
  const view = viewOf(tag);
  const count = view.getUint32(8);
  if (count === 0) return { kind: 'gamma', gamma: 1 };
  if (tag.length < 12 + count * 2) return undefined;
  if (count === 1) return { kind: 'gamma', gamma: view.getUint16(12) / 256 };
  const samples = Float64Array.from({ length: count }, (_, index) => view.getUint16(12 + index * 2) / 65535);
  return { kind: 'samples', samples };
}

/** Reads `para`, function types 0 to 4 (ICC.1:2022, 10.18). */
function readParametricCurve(tag: Uint8Array): ToneCurve | undefined {
  const view = viewOf(tag);
  const type = view.getUint16(8);
  const counts = [1, 3, 4, 5, 7];
  const count = counts[type];
  if (count === undefined || tag.length < 12 + count * 4) return undefined;
  const values = Array.from({ length: count }, (_, index) => view.getInt32(12 + index * 4) / 65536);
  const [gamma = 1, a = 1, b = 0, fourth = 0, fifth = 0, e = 0, f = 0] = values;
  if (type === 0) return { kind: 'gamma', gamma };
  // Types 1 and 2 split at -b/a and are constant below; 3 and 4 split at d and are linear below.
  if (type === 1) return { kind: 'parametric', gamma, a, b, c: 0, d: -b / a, e: 0, f: 0 };
  if (type === 2) return { kind: 'parametric', gamma, a, b, c: 0, d: -b / a, e: fourth, f: fourth };
  return { kind: 'parametric', gamma, a, b, c: fourth, d: fifth, e, f };
}

/** True if the difference from sRGB is invisible in 8-bit pixels: half a step for curves, and as much for primaries. */
function isNearlySrgb(definition: ColorDefinition): boolean {
  const matrixFits = definition.toXyz.every(
    (value, index) => Math.abs(value - (srgbDefinition.toXyz[index] ?? 0)) < 0.003,
  );
  if (!matrixFits) return false;
  return definition.curves.every((curve, channel) => {
    const target = srgbDefinition.curves[channel] ?? curve;
    for (let step = 0; step <= 16; step += 1) {
      if (Math.abs(sampleCurve(curve, step / 16) - sampleCurve(target, step / 16)) > 0.004) return false;
    }
    return true;
  });
}
