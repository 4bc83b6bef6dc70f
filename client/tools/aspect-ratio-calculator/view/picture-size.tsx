import { useEffect, useEffectEvent } from 'react';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import type { BoxesProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import type operation from '../operation.ts';

/** Buttons that fill in the size of a picture, or swap the two sides. */
export function PictureSize({ options, change, sent }: BoxesProps<typeof operation>) {
  const takeFiles = ([file]: readonly File[]) => {
    if (!file) return;
    readSize(file)
      .then(({ width, height }) => change({ known: 'size', width: String(width), height: String(height) }))
      .catch((error: unknown) => {
        if (!(error instanceof ToolInputError)) reportFailure(error);
        else
          notify({
            title: 'No size',
            text: `“${file.name}” is not an image that can be read.`,
            tone: 'destructive',
          });
      });
  };
  useDroppedFiles(takeFiles);
  const receive = useEffectEvent(takeFiles);
  useEffect(() => receive(sent), [sent]);
  return (
    <div className="flex flex-wrap gap-2">
      {options.known === 'size' && (
        <Button
          icon="arrow-left-right"
          onClick={() => change({ width: options.height, height: options.width })}
        >
          Swap
        </Button>
      )}
      <FileInputButton icon="image-up" accept="image/*" onFiles={takeFiles}>
        Take the size of an image
      </FileInputButton>
    </div>
  );
}

async function readSize(file: File): Promise<{ width: number; height: number }> {
  const [{ readImageHeader }, { uprightSize }] = await Promise.all([
    import('#core/images/containers/image-container.ts'),
    import('#core/images/containers/image-header.ts'),
  ]);
  return uprightSize(await readImageHeader(new Uint8Array(await file.arrayBuffer())));
}
