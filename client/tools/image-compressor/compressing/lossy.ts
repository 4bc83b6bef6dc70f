import { parseMatte } from '#client/lib/images/editing/matte.ts';
import { type ImageNote, informOf, warnOf } from '#client/lib/images/image-note.ts';
import { type PreparedOutput, prepareOutput, writeOutput } from '#client/lib/images/prepare-output.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { resample } from '#core/images/pixels/resample.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { Job, Made, Size } from './compress-job.ts';
import { qualityLimits } from '../state.ts';
import { findQuality, scaleForTarget } from './target-size.ts';

/** Scales and encodes the picture, at the chosen quality or for the target size. Overwrites the job's pixels. */
export function encodeAnew(job: Job, { width, height }: Size): Promise<Made> {
  const { metadata: policy, convertsToSrgb, matte } = job.options;
  const wanted = { kind: job.kind, policy, convertsToSrgb, matte: parseMatte(matte) };
  return encodeAtSize(job, prepareOutput(job.decoded, wanted), width, height);
}

async function encodeAtSize(
  job: Job,
  prepared: PreparedOutput,
  width: number,
  height: number,
): Promise<Made> {
  const { decoded, options, setup } = job;
  const { isDithered, effort, chroma } = options;
  const raster = resample(prepared.raster, width, height);
  const isLossless = options.isLossless && job.kind !== 'jpeg';
  const encodeAt = (quality: number) =>
    writeOutput(prepared, raster, { quality, isLossless, effort, chroma, isDithered }, setup.codecs);
  const notes = [...losslessNotice(job), ...decoded.notes, ...prepared.notes];
  if (options.targetBytes === undefined || isLossless) {
    const quality = isLossless ? undefined : options.quality;
    return { bytes: await encodeAt(options.quality), width, height, quality, isOriginal: false, notes };
  }
  const made: Omit<Made, 'bytes' | 'quality'> = { width, height, isOriginal: false, notes };
  return fitTarget(job, prepared, made, reporting(job, encodeAt), options.targetBytes);
}

function losslessNotice({ kind, options }: Job): ImageNote[] {
  if (kind !== 'jpeg' || !options.isLossless) return [];
  const message = `JPEG keeps every pixel only of JPEG files at their own size: packed at quality ${options.quality}.`;
  return [warnOf('lossless-unavailable', message)];
}

/** Below this quality, a smaller picture looks better than more compression. */
const shrinkFromQuality = 50;
/** A smaller picture would be unrecognizable. */
const smallestSide = 16;

async function fitTarget(
  job: Job,
  prepared: PreparedOutput,
  made: Omit<Made, 'bytes' | 'quality'>,
  encodeAt: (quality: number) => Promise<Bytes>,
  targetBytes: number,
): Promise<Made> {
  const { mayShrink, quality: highest } = job.options;
  const lowest = mayShrink ? Math.min(shrinkFromQuality, highest) : qualityLimits.min;
  const { bytes, quality, isReached } = await findQuality(encodeAt, targetBytes, lowest, highest);
  if (isReached) return { ...made, bytes, quality };
  const scale = scaleForTarget(bytes.length, targetBytes);
  const [width, height] = [Math.round(made.width * scale), Math.round(made.height * scale)];
  if (mayShrink && Math.min(width, height) >= smallestSide)
    return shrinkToTarget(job, prepared, width, height);
  const still = formatBytes(bytes.length);
  const message = `${formatBytes(targetBytes)} cannot be reached: at quality ${quality} it is still ${still}.`;
  return { ...made, bytes, quality, notes: [...made.notes, warnOf('target-missed', message)] };
}

async function shrinkToTarget(
  job: Job,
  prepared: PreparedOutput,
  width: number,
  height: number,
): Promise<Made> {
  const made = await encodeAtSize(job, prepared, width, height);
  if (made.notes.some(({ code }) => code === 'size-reduced' || code === 'target-missed')) return made;
  const size = `${made.width} × ${made.height}`;
  const limit = formatBytes(job.options.targetBytes ?? made.bytes.length);
  return {
    ...made,
    notes: [...made.notes, informOf('size-reduced', `Made ${size} to stay under ${limit}.`)],
  };
}

/** Reports progress of a search with unknown length: each attempt moves the bar by a part of the rest. */
function reporting({ reportProgress }: Job, encodeAt: (quality: number) => Promise<Bytes>) {
  let fraction = 0.25;
  return (quality: number) => {
    fraction += (1 - fraction) * 0.25;
    reportProgress({ fraction, label: `trying quality ${quality}` });
    return encodeAt(quality);
  };
}
