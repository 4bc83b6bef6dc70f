import { formatNames } from '#client/lib/images/image-limits.ts';
import { informOf, warnOf } from '#client/lib/images/image-note.ts';
import { cleanOriginal } from '#client/lib/images/prepare-output.ts';
import { savedPercent } from '#client/tool-kit/files/savings.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import { isAboutRestOfFile, type Job, type Made, type Size } from './compress-job.ts';

/** Returns the original if compression gained nothing and the original meets the options. */
export async function settleAgainstOriginal(job: Job, source: Size, made: Made): Promise<Made> {
  const { bytes, decoded, kind, options } = job;
  const { header } = decoded;
  const isSameSize = made.width === source.width && made.height === source.height;
  const hasWishedColors = !options.convertsToSrgb || isPlainSrgb(header);
  if (header.kind === kind && !header.isAnimated && isSameSize && hasWishedColors) {
    const original = await cleanOriginal(bytes, header, options.metadata);
    if (original && original.length <= made.bytes.length) return keepOriginal(job, made, original);
  }
  if (made.bytes.length <= bytes.length) return made;
  const percent = -savedPercent({ before: bytes.length, after: made.bytes.length });
  const message = `${percent}% larger than the original: ${formatNames[kind]} does not suit this picture at this setting.`;
  return { ...made, notes: [...made.notes, warnOf('larger', message)] };
}

function isPlainSrgb({ metadata: { icc }, colorDefinition }: ImageHeader): boolean {
  return icc ? readIccProfile(icc)?.isSrgb === true : colorDefinition === undefined;
}

function keepOriginal(
  { decoded, options: { targetBytes, metadata } }: Job,
  made: Made,
  original: Bytes,
): Made {
  const isTargetMissed = targetBytes !== undefined && original.length > targetBytes;
  const notes = [
    informOf('kept-original', 'Kept the original: already smaller'),
    ...(isTargetMissed ? made.notes.filter(({ code }) => code === 'target-missed') : []),
    ...(metadata === 'keep' ? [] : decoded.notes.filter(isAboutRestOfFile)),
  ];
  return { ...made, bytes: original, quality: undefined, isOriginal: true, notes };
}
