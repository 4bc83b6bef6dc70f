import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type { StageProps } from '#client/tool-kit/operation-page/files-outcome.tsx';
import { FilesPage } from '#client/tool-kit/operation-page/files-page.tsx';

// There is nothing to draw on before there is a picture.
const CropStage = lazyPart(async () => ({ default: (await import('./view/crop-stage.tsx')).CropStage }));

function Stage(props: StageProps) {
  return (
    <Suspense>
      <CropStage {...props} />
    </Suspense>
  );
}

/** The standard page, with a picture to draw on. */
export default function ImageCropper() {
  return (
    <FilesPage
      toolId="image-cropper"
      sample={undefined}
      options={null}
      hasNoInput={false}
      accept="image/*,.heic,.heif,.avif"
      Stage={Stage}
    />
  );
}
