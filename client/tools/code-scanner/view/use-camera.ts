import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { describeFault } from '#client/tool-kit/running/fault.ts';
import { openSession } from '#client/tool-kit/operations/session.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import type { ReadCode } from '../reading/read-picture.ts';
import type { ScannerSession } from '../session.ts';
import { closeStream, listCameras, lostCamera, openCamera } from './camera.ts';
import { watchVideo } from './watch-video.ts';

interface CameraUse {
  readonly error: ToolInputError | undefined;
  readonly cameras: readonly MediaDeviceInfo[];
  /** The id of the one that runs. */
  readonly current: string;
}

const none = { cameras: [], current: '' };

/**
 * Runs the camera while the component is there and the page is seen: it is stopped when the component goes, when the
 * page is hidden or left, and when something fails.
 */
export function useCamera(
  videoRef: RefObject<HTMLVideoElement | null>,
  deviceId: string | undefined,
  onCodes: (codes: readonly ReadCode[]) => void,
  onStop: () => void,
): CameraUse {
  const [use, setUse] = useState<CameraUse>({ error: undefined, ...none });
  const tell = useEffectEvent(onCodes);
  const stop = useEffectEvent(onStop);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const session = openSession<ScannerSession>('code-scanner', { size: 1 });
    let stream: MediaStream | undefined;
    const end = () => {
      controller.abort();
      closeStream(stream);
      session.dispose();
    };
    const fail = (error: unknown) => {
      if (signal.aborted || isAbortError(error)) return;
      end();
      setUse({ error: error instanceof ToolInputError ? error : describeFault(error), ...none });
    };
    const leave = () => {
      end();
      stop();
    };
    const run = async () => {
      stream = await openCamera(deviceId, signal);
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => fail(lostCamera()), { signal });
      const cameras = await listCameras();
      const video = videoRef.current;
      if (signal.aborted || !video) return;
      setUse({ error: undefined, cameras, current: track?.getSettings().deviceId ?? '' });
      video.srcObject = stream;
      await video.play();
      await watchVideo(video, session, signal, (codes) => tell(codes));
    };
    run().catch(fail);
    addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
    return end;
  }, [videoRef, deviceId]);
  return use;
}
