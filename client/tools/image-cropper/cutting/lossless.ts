import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import { applyMetadataPolicy, profileToKeep } from '#client/lib/images/metadata-policy.ts';
import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { writeImageMetadata } from '#core/images/containers/image-container.ts';
import { type ImageHeader, uprightSize } from '#core/images/containers/image-header.ts';
import { openJpegForCutting, readJpegGrid } from '#core/images/jpeg/crop-jpeg.ts';
import type { PixelArea } from '#core/images/pixels/raster.ts';
import type { CropperState } from '../state.ts';
import { planArea } from './area.ts';
import { unturnedArea, uprightArea } from './stored-area.ts';

interface LosslessCut {
  readonly bytes: Bytes;
  readonly area: PixelArea;
  readonly isReduced: boolean;
  /** True if the corner was moved to the grid. */
  readonly isMoved: boolean;
}

/** Returns whether a JPEG can be cropped without re-encoding; any edit other than a crop requires it. */
export function mayBeLossless({ kind, isAnimated }: ImageHeader, state: CropperState): boolean {
  return (
    kind === 'jpeg' &&
    !isAnimated &&
    (state.format === 'same' || state.format === 'jpeg') &&
    state.cut === 'area' &&
    state.turn === '0' &&
    state.mirror === 'no' &&
    state.straighten === 0 &&
    state.shape === 'rectangle' &&
    state.outputWidth === undefined
  );
}

/**
 * Crops a JPEG without re-encoding, if the area starts on the file's block grid or may be moved there; undefined if
 * that is not possible.
 */
export async function cutWithoutLoss(
  bytes: Bytes,
  header: ImageHeader,
  state: CropperState,
): Promise<LosslessCut | undefined> {
  if (!mayBeLossless(header, state)) return undefined;
  const grid = readJpegGrid(bytes);
  const { orientation } = header;
  const upright = uprightSize(header);
  const { area: asked, isReduced } = planArea(upright, state);
  const stored = unturnedArea(asked, upright, orientation);
  const left = stored.left - (stored.left % grid.across);
  const top = stored.top - (stored.top % grid.down);
  const isMoved = left !== stored.left || top !== stored.top;
  if (isMoved && !state.snaps) return undefined;
  const cut = {
    left,
    top,
    width: stored.width + stored.left - left,
    height: stored.height + stored.top - top,
  };
  const { width, height } = cut;
  const packed = cutPacked(bytes, header, cut);
  if (!packed) return undefined;
  const metadata = { ...header.metadata, icc: profileToKeep(header.metadata, state.metadata) };
  const kept = applyMetadataPolicy(metadata, state.metadata, { width, height, orientation }, 'jpeg').metadata;
  return {
    bytes: await writeImageMetadata(packed, 'jpeg', kept),
    area: uprightArea(cut, header, orientation),
    isReduced,
    isMoved,
  };
}

/** Cuts the packed pixels; the whole picture, as before an area is chosen, needs no cut. */
function cutPacked(bytes: Bytes, header: ImageHeader, cut: PixelArea): Bytes | undefined {
  const isWhole = cut.width === header.width && cut.height === header.height;
  if (isWhole && !header.isCutShort) return bytes;
  const { decode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  return openJpegForCutting(bytes, decode)?.cut(cut);
}
