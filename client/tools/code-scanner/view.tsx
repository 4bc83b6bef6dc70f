import { Suspense, useCallback, useState } from 'react';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type { ReadCode } from './reading/read-picture.ts';

const CameraPanel = lazyPart(async () => ({
  default: (await import('./view/camera-panel.tsx')).CameraPanel,
}));
const ScanResults = lazyPart(async () => ({
  default: (await import('./view/scan-results.tsx')).ScanResults,
}));

export default function CodeScanner() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [seen, setSeen] = useState<readonly ReadCode[]>([]);
  const [isCameraOn, setIsCameraOn] = useState(false);
  const [keepsOn, setKeepsOn] = useState(false);

  const addSeen = useCallback((codes: readonly ReadCode[]) => {
    setSeen((before) => [...codes.filter((code) => !before.some((other) => isSame(code, other))), ...before]);
  }, []);
  const stop = useCallback(() => setIsCameraOn(false), []);

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields gap-4">
        <FileDrop
          title="Drop pictures here, or paste"
          hint="QR, Aztec, Data Matrix, PDF417, EAN, UPC, Code 128 and others"
          icon="image-plus"
          accept="image/*,.heic,.heif,.avif"
          isMultiple
          hasFiles={files.length > 0}
          onFiles={(added) => setFiles([...files, ...added])}
        />
        {isCameraOn ? (
          <Suspense fallback={<p className="text-ink-2">The camera is being started …</p>}>
            <CameraPanel keepsOn={keepsOn} onCodes={addSeen} onStop={stop} />
          </Suspense>
        ) : (
          <div>
            <Button icon="camera" onClick={() => setIsCameraOn(true)}>
              Use the camera
            </Button>
          </div>
        )}
        <Checkbox label="Keep scanning after a code" isChecked={keepsOn} onChange={setKeepsOn} />
      </div>
      <section className="tool-card tool-pad min-w-0" aria-label="Codes">
        {files.length + seen.length > 0 ? (
          <Suspense>
            <ScanResults files={files} seen={seen} onForget={() => setSeen([])} />
          </Suspense>
        ) : (
          <p className="text-ink-3 grid min-h-40 place-items-center text-center">The codes appear here.</p>
        )}
      </section>
    </div>
  );
}

const isSame = (first: ReadCode, second: ReadCode) =>
  first.symbology === second.symbology && first.text === second.text;
