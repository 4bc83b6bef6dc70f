import type { Raster } from '#core/images/pixels/raster.ts';
import type { ReadCode } from './reading/read-picture.ts';

/** The methods of the worker that reads the camera's pictures. */
export interface ScannerSession {
  /** Returns the codes of one frame; none for a frame without any. */
  readFrame(frame: Raster): Promise<readonly ReadCode[]>;
}
