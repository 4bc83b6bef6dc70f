import { type ClipboardEvent, useState } from 'react';
import { Segmented } from '#client/ui/segmented.tsx';
import { Button } from '#client/ui/button.tsx';
import { fieldMistake } from '#client/ui/fields/field-mistake.ts';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { splitSize } from '../split-size.ts';
import { type AspectState, type ChangeState, multiples } from '../state.ts';

interface AspectFieldsProps {
  readonly state: AspectState;
  readonly change: ChangeState;
  /** Each field shows what names it. */
  readonly error: ToolInputError | undefined;
}

const knownChoices = [
  { value: 'size', label: 'A size' },
  { value: 'ratio', label: 'A ratio' },
] as const;

const quickRatios = ['16:9', '9:16', '4:3', '3:2', '1:1', '4:5', '21:9', '2.39:1'];

const multipleChoices = multiples.map((value) => ({
  value,
  label: value === 1 ? 'whole pixels' : `multiples of ${value}`,
}));

export function AspectFields({ state, change, error }: AspectFieldsProps) {
  const number = (
    name: 'width' | 'height' | 'newWidth' | 'newHeight' | 'boxWidth' | 'boxHeight',
    label: string,
    also = {},
  ) => (
    <TypedNumberField
      label={label}
      name={name}
      value={state[name]}
      error={error}
      onChange={(value) => change({ [name]: value, ...also })}
    />
  );
  const hasMore = state.boxWidth + state.boxHeight + state.pixelRatio !== '';
  const [isOpen, setIsOpen] = useState(false);
  const takeSize = (event: ClipboardEvent) => {
    const size = splitSize(event.clipboardData.getData('text/plain'));
    if (!size) return;
    event.preventDefault();
    change(size);
  };
  return (
    <>
      <Segmented
        label="Known"
        isLabelShown
        value={state.known}
        choices={knownChoices}
        onChange={(known) => change({ known })}
      />
      {state.known === 'size' ? (
        <div className="fields-row" onPasteCapture={takeSize}>
          {number('width', 'Width')}
          {number('height', 'Height')}
          <Button
            icon="arrow-left-right"
            onClick={() => change({ width: state.height, height: state.width })}
          >
            Swap
          </Button>
        </div>
      ) : (
        <RatioFields {...{ state, change, error }} />
      )}
      <div className="fields-row">
        {number('newWidth', 'New width', { newHeight: '' })}
        {number('newHeight', 'or new height', { newWidth: '' })}
      </div>
      <InlineSelect
        label="Round to"
        value={state.multiple}
        choices={multipleChoices}
        onChange={(multiple) => change({ multiple })}
      />
      <details open={isOpen || hasMore} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="link">Fit into a box, pixels that are not square</summary>
        <div className="fields mt-3">
          <div className="fields-row">
            {number('boxWidth', 'Box width')}
            {number('boxHeight', 'Box height')}
          </div>
          <TextField
            label="Shape of a pixel"
            hint="Width to height, as in 16:15 for PAL; empty for square ones"
            value={state.pixelRatio}
            error={fieldMistake(error, 'pixelRatio')}
            onChange={(pixelRatio) => change({ pixelRatio })}
          />
        </div>
      </details>
    </>
  );
}

function RatioFields({ state, change, error }: AspectFieldsProps) {
  return (
    <>
      <TextField
        label="Ratio"
        hint="As in 16:9, 16/9, 16x9 or 1.78"
        value={state.ratio}
        error={fieldMistake(error, 'ratio')}
        onChange={(ratio) => change({ ratio })}
      />
      <div className="flex flex-wrap gap-2" role="group" aria-label="Ratios">
        {quickRatios.map((ratio) => (
          <Button key={ratio} isSmall onClick={() => change({ ratio })}>
            {ratio}
          </Button>
        ))}
      </div>
    </>
  );
}
