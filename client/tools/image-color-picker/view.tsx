import { Suspense, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';

// Loaded on demand, because it needs a picture.
const loadBench = () => import('./view/picker-bench.tsx');
const PickerBench = lazyPart(async () => ({ default: (await loadBench()).PickerBench }));

/** The pointer is near the button: a picture follows in a second or two. A failure is reported when it is there. */
const warmUp = () => {
  loadBench().then(
    (bench) => bench.warmUpPicker(),
    () => undefined,
  );
};

export default function ImageColorPicker() {
  const [file, setFile] = useState<File>();
  // Saved colors may come from several pictures.
  const [kept, setKept] = useState<readonly string[]>([]);
  useKeptFiles(file ? [file] : []);
  if (!file) {
    return (
      <div onPointerEnter={warmUp} onFocus={warmUp}>
        <FileDrop
          title="Drop a picture here, or paste"
          icon="image-plus"
          accept="image/*,.heic,.heif,.avif"
          buttonLabel="Choose a picture"
          onFiles={([first]) => {
            setFile(first);
          }}
        />
      </div>
    );
  }
  return (
    <Suspense>
      <Replacing onFile={setFile} />
      <PickerBench
        {...{ file, kept, setKept }}
        onClose={() => {
          setFile(undefined);
        }}
      />
    </Suspense>
  );
}

/** Replaces the shown picture when another one is dropped. */
function Replacing({ onFile }: { readonly onFile: (file: File) => void }) {
  useDroppedFiles(([file]) => {
    if (file) onFile(file);
  });
  return null;
}
