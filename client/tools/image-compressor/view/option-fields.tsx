import { useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { SliderField } from '#client/ui/fields/slider-field.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { fitSize } from '#core/images/pixels/fit-size.ts';
import type { ImageFacts } from '../compressing/inspection.ts';
import { formatChoices } from '#client/lib/images/editing/picture-choices.ts';
import { qualityLimits } from '../compressing/options.ts';
import { type ChangeState, type CompressorState, findMistakes } from '../state.ts';

interface OptionFieldsProps {
  readonly state: CompressorState;
  readonly change: ChangeState;
  /** The picture, while there is just one: its size is shown where none is typed. */
  readonly only: ImageFacts | undefined;
}

/** The specification's five fields in view, the others behind a fold. */
export function OptionFields({ state, change, only }: OptionFieldsProps) {
  const { quality, format, width, height, keepsRatio } = state;
  const mistakes = findMistakes(state);
  const shown = only && suggestSize(only, state);
  return (
    <>
      <Aim state={state} change={change} />
      <SliderField
        label="Quality"
        value={quality}
        min={qualityLimits.min}
        max={qualityLimits.max}
        hint={describeQuality(state)}
        isDisabled={state.isLossless && format !== 'jpeg' && format !== 'same'}
        onChange={(value) => change({ quality: value })}
      />
      {/* Five choices fit on one line of a phone only when set closer. */}
      <div className="max-sm:[&_.segmented_label]:px-2!">
        <Segmented
          label="Format"
          isLabelShown
          value={format}
          choices={formatChoices}
          onChange={(value) => change({ format: value })}
        />
      </div>
      <div className="grid gap-2">
        <div className="fields-row">
          <NumberField
            label="Width"
            value={width}
            min={1}
            isInteger
            step={1}
            placeholder={shown ? String(shown.width) : 'as it is'}
            error={mistakes.width}
            onChange={(value) => change({ width: value })}
          />
          <NumberField
            label="Height"
            value={height}
            min={1}
            isInteger
            step={1}
            placeholder={shown ? String(shown.height) : 'as it is'}
            error={mistakes.height}
            onChange={(value) => change({ height: value })}
          />
        </div>
        <Checkbox
          label="Maintain ratio"
          isChecked={keepsRatio}
          onChange={(isChecked) => change({ keepsRatio: isChecked })}
        />
      </div>
      <Fold state={state} change={change} />
    </>
  );
}

const aims = [
  { value: 'quality', label: 'Quality' },
  { value: 'size', label: 'File size' },
] as const;

type TargetSize = (typeof import('./target-size.tsx'))['TargetSize'];

/** What the files are to keep: how they look, or a size. */
function Aim({ state, change }: Pick<OptionFieldsProps, 'state' | 'change'>) {
  const [isSizeChosen, setIsSizeChosen] = useState(false);
  const [content, setContent] = useState<{ readonly TargetSize: TargetSize }>();
  // While a size is typed anew there is none for a moment.
  const isSize = isSizeChosen || state.targetKilobytes !== undefined;

  useEffect(() => {
    if (isSize) import('./target-size.tsx').then(setContent, reportFailure);
  }, [isSize]);

  return (
    <>
      <Segmented
        label="Aim for"
        isLabelShown
        value={isSize ? 'size' : 'quality'}
        choices={aims}
        onChange={(aim) => {
          setIsSizeChosen(aim === 'size');
          if (aim === 'quality') change({ targetKilobytes: undefined });
        }}
      />
      {isSize && content && <content.TargetSize state={state} change={change} />}
    </>
  );
}

type MoreOptions = (typeof import('./more-options.tsx'))['MoreOptions'];

/** The rarer options, loaded when they are first asked for. */
function Fold({ state, change }: Pick<OptionFieldsProps, 'state' | 'change'>) {
  const [content, setContent] = useState<{ readonly MoreOptions: MoreOptions }>();
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) import('./more-options.tsx').then(setContent, reportFailure);
      }}
    >
      <summary className="link cursor-pointer font-semibold">More options</summary>
      {content && <content.MoreOptions state={state} change={change} />}
    </details>
  );
}

/** What the number means for the format chosen, where that is not plain. */
function describeQuality({
  format,
  quality,
  isLossless,
  targetKilobytes,
}: CompressorState): string | undefined {
  if (isLossless) return 'Lossless: every pixel stays as it is.';
  if (targetKilobytes !== undefined) return 'The highest quality that is tried for the target size.';
  if (format === 'png')
    return quality === 100 ? 'Every color is kept.' : 'At most 256 colors; 100 keeps every one.';
  return undefined;
}

function suggestSize(only: ImageFacts, { width, height, keepsRatio }: CompressorState) {
  return keepsRatio ? fitSize(only, { width, height }) : only;
}
