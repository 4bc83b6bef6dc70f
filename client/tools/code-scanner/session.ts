import { type ReadCode, readFrame } from './reading/read-picture.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

/** The methods of the worker that reads the camera's pictures. */
export interface ScannerSession {
  /** Returns the codes of one frame; none for a frame without any. */
  readFrame(frame: Raster): Promise<readonly ReadCode[]>;
}

/** Creates a session that reads codes in the frames of a camera. */
export default function createScannerSession(): ScannerSession {
  return { readFrame };
}
