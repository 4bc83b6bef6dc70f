import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { metadataChoices } from '#client/lib/images/editing/picture-choices.ts';
import { chromaChoices, effortChoices } from '../choices.ts';
import type { ChangeState, CompressorState } from '../state.ts';

interface MoreOptionsProps {
  readonly state: CompressorState;
  readonly change: ChangeState;
}

export function MoreOptions({ state, change }: MoreOptionsProps) {
  return (
    <div className="fields pt-4">
      <SelectField
        label="Metadata"
        hint="Date, camera, captions and place. Color profiles that matter always stay."
        value={state.metadata}
        choices={metadataChoices}
        onChange={(metadata) => change({ metadata })}
      />
      <div className="fields-row">
        <SelectField
          label="Effort"
          value={state.effort}
          choices={effortChoices}
          onChange={(effort) => change({ effort })}
        />
        <SelectField
          label="Color detail"
          value={state.chroma}
          choices={chromaChoices}
          onChange={(chroma) => change({ chroma })}
        />
      </div>
      <TextField
        label="Background for JPEG"
        hint="Stands behind transparent parts."
        type="color"
        value={state.matte}
        onChange={(matte) => change({ matte })}
      />
      <div className="grid">
        <Checkbox
          label="Lossless (JPEG: only for JPEG files)"
          isChecked={state.isLossless}
          onChange={(isLossless) => change({ isLossless })}
        />
        <Checkbox
          label="Convert colors to sRGB"
          isChecked={state.convertsToSrgb}
          onChange={(convertsToSrgb) => change({ convertsToSrgb })}
        />
        <Checkbox
          label="Dither PNG palettes"
          isChecked={state.isDithered}
          onChange={(isDithered) => change({ isDithered })}
        />
      </div>
    </div>
  );
}
