import { useRef, useState } from 'react';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import type { ReadCode } from '../reading/read-picture.ts';
import { useCamera } from './use-camera.ts';

interface CameraPanelProps {
  /** Whether the camera goes on after a code. */
  readonly keepsOn: boolean;
  readonly onCodes: (codes: readonly ReadCode[]) => void;
  readonly onStop: () => void;
}

/** The camera's picture, while it runs. */
export function CameraPanel({ keepsOn, onCodes, onStop }: CameraPanelProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [deviceId, setDeviceId] = useState<string>();
  const { error, cameras, current } = useCamera(
    videoRef,
    deviceId,
    (codes) => {
      onCodes(codes);
      if (!keepsOn) onStop();
    },
    onStop,
  );
  return (
    <section aria-label="Camera" className="grid gap-3">
      <RunError error={error} />
      {!error && (
        <>
          <video ref={videoRef} muted playsInline className="bg-surface-2 aspect-video w-full rounded-lg" />
          {cameras.length > 1 && (
            <InlineSelect
              label="Camera"
              value={current}
              choices={cameras.map((camera, index) => ({
                value: camera.deviceId,
                label: camera.label || `Camera ${index + 1}`,
              }))}
              onChange={setDeviceId}
            />
          )}
        </>
      )}
      <div>
        <Button icon={error ? 'x' : 'square'} onClick={onStop}>
          {error ? 'Close' : 'Stop'}
        </Button>
      </div>
    </section>
  );
}
