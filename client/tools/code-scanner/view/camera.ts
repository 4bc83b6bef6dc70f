import { plainHttpReason } from '#core/site/secure-context.ts';
import { ToolInputError } from '#core/errors.ts';

const instead = 'Or drop a picture of the code.';
const inUse = {
  message: 'The camera could not be started.',
  hint: `Another program may be using it: close that, and start again. ${instead}`,
};
const missing = { message: 'No camera was found.', hint: `Connect one, and start again. ${instead}` };
const refused = {
  message: 'The camera was not allowed.',
  hint: `Allow it for this site beside the browser’s address, and in the settings of the system. ${instead}`,
};
const reasons = new Map([
  ['NotAllowedError', refused],
  ['SecurityError', refused],
  ['NotFoundError', missing],
  ['OverconstrainedError', missing],
]);

export const lostCamera = () => new ToolInputError('The camera was disconnected.', { hint: missing.hint });

/** Stops the camera: its light goes out. */
export function closeStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Asks for the camera: the one with that id, else the one at the back. A camera that comes after `signal` aborts is
 * stopped at once. Rejects with a ToolInputError that says why there is none.
 */
export async function openCamera(deviceId: string | undefined, signal: AbortSignal): Promise<MediaStream> {
  // Browsers have no `mediaDevices` over plain http.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) {
    const message = plainHttpReason('give pages the camera') ?? 'This browser gives pages no camera.';
    throw new ToolInputError(message, { hint: instead });
  }
  const which = deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
  const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await devices.getUserMedia({ video, audio: false }).catch((error: unknown) => {
    const { message, hint } = reasons.get((error as DOMException).name) ?? inUse;
    throw new ToolInputError(message, { hint });
  });
  if (signal.aborted) closeStream(stream);
  signal.throwIfAborted();
  return stream;
}

/** Lists the cameras. Their names are known once one of them is allowed. */
export async function listCameras(): Promise<readonly MediaDeviceInfo[]> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
}
