import { type Bytes, startsWithLatin1 } from '../byte-access.ts';
import { ToolInputError } from '#core/errors.ts';
import { type JpegSegment, readJpegSegments } from '#core/images/containers/jpeg-segments.ts';
import { readJpegCoefficients } from './coefficient-reader.ts';
import { writeJpegCoefficients } from './coefficient-writer.ts';

const adobeMarker = 0xee;

/**
 * Returns the same pixels as a progressive JPEG with optimal codes, without metadata except Adobe's color flag. Returns
 * undefined if the file is damaged, incomplete, or not Huffman-coded.
 */
export function optimizeJpeg(bytes: Uint8Array, maxPixels: number): Bytes | undefined {
  const list = readSoundSegments(bytes);
  if (!list) return undefined;
  const picture = readJpegCoefficients(bytes, maxPixels);
  const adobe = list.find(
    ({ marker, payload }) => marker === adobeMarker && startsWithLatin1(bytes, 'Adobe', payload),
  );
  return picture && writeJpegCoefficients(picture, adobe ? [bytes.subarray(adobe.start, adobe.end)] : []);
}

function readSoundSegments(bytes: Uint8Array): readonly JpegSegment[] | undefined {
  try {
    return readJpegSegments(bytes).list;
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
