import { useState } from 'react';
import type { StageProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { CropPicture } from './crop-picture.tsx';
import { useArea } from './use-area.ts';
import { type ShownPicture, useShownPicture } from './use-shown-picture.ts';

/** Shows a picture to draw the area on. The other pictures of the batch get the same crop. */
export function CropStage(props: StageProps) {
  const { files } = props;
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, files.length - 1);
  const picture = useShownPicture(files[index]);
  if (files.length === 0) return null;
  return (
    <section aria-label="Area" className="grid min-w-0 content-start gap-3">
      {files.length > 1 && (
        <InlineSelect
          label="Shown"
          value={index}
          choices={files.map(({ name }, value) => ({ value, label: `${value + 1}. ${name}` }))}
          onChange={setChosen}
        />
      )}
      {picture === 'failed' ? (
        <p className="text-ink-2">
          This browser cannot show {files[index]?.name}. Type the area in the options, or choose a ratio.
        </p>
      ) : (
        picture && <AreaOfPicture key={index} stage={props} picture={picture} />
      )}
    </section>
  );
}

interface AreaOfPictureProps {
  readonly stage: StageProps;
  readonly picture: Exclude<ShownPicture, 'failed' | undefined>;
}

function AreaOfPicture({ stage, picture }: AreaOfPictureProps) {
  const control = useArea(stage, picture);
  const { area, undo, reset, state } = control;
  return (
    <>
      <CropPicture picture={picture} control={control} />
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-ink-2 tabular me-auto text-[0.9375rem]" role="status">
          {state.cut === 'trim'
            ? 'The border is cut off; draw to choose an area instead.'
            : `${area.width} × ${area.height} pixels, from ${area.left}, ${area.top}`}
        </p>
        <Button icon="undo-2" isSmall disabled={!undo} onClick={undo}>
          <span className="max-md:sr-only">Undo</span>
        </Button>
        <Button icon="maximize" isSmall onClick={reset}>
          <span className="max-md:sr-only">Whole picture</span>
        </Button>
      </div>
    </>
  );
}
