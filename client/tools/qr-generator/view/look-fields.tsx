import { Checkbox, SelectField } from '#client/ui/fields/inputs.tsx';
import { SliderField } from '#client/ui/fields/slider-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { formatChoices, levelChoices } from '../choices.ts';
import { ColorField } from '#client/ui/fields/color-field.tsx';
import type { ChangeState, QrState } from '../state.ts';

interface LookFieldsProps {
  readonly state: QrState;
  readonly change: ChangeState;
  /** The level that the kind of content settles. */
  readonly fixedLevel: QrState['level'] | undefined;
}

/** How the code looks and how much damage it bears. */
export function LookFields({ state, change, fixedLevel }: LookFieldsProps) {
  return (
    <>
      <SliderField
        label="Size"
        min={100}
        max={500}
        step={10}
        value={state.size}
        formatValue={(size) => `${size} px`}
        onChange={(size) => change({ size })}
      />
      <div className="fields-row">
        <ColorField
          label="Foreground color"
          value={state.foreground}
          onChange={(foreground) => change({ foreground })}
        />
        <ColorField
          label="Background color"
          value={state.background}
          onChange={(background) => change({ background })}
        />
      </div>
      <SelectField
        label="Error correction"
        value={fixedLevel ?? state.level}
        choices={levelChoices}
        isDisabled={fixedLevel !== undefined}
        onChange={(level) => change({ level })}
      />
      <Segmented
        label="Format"
        isLabelShown
        value={state.format}
        choices={formatChoices}
        onChange={(format) => change({ format })}
      />
      <details>
        <summary className="text-ink-2 cursor-pointer py-2 font-semibold">More options</summary>
        <div className="fields pt-2">
          <SliderField
            label="Margin"
            min={0}
            max={10}
            value={state.quietZone}
            formatValue={(modules) => `${modules} modules`}
            onChange={(quietZone) => change({ quietZone })}
          />
          <div className="grid">
            <Checkbox
              label="Transparent background (PNG and SVG)"
              isChecked={state.isTransparent}
              onChange={(isTransparent) => change({ isTransparent })}
            />
            <Checkbox
              label="Mark accented and other letters as UTF-8 (ECI)"
              isChecked={state.isUtf8Marked}
              onChange={(isUtf8Marked) => change({ isUtf8Marked })}
            />
          </div>
        </div>
      </details>
    </>
  );
}
