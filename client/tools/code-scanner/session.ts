import { readFrame } from './reading/read-picture.ts';
import type { ScannerSession } from './session-api.ts';

/** Creates a session that reads codes in the frames of a camera. */
export default function createScannerSession(): ScannerSession {
  return { readFrame };
}
