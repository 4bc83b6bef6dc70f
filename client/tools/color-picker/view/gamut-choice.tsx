import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { ColorShift, GamutMethod } from '#core/colors/spaces/gamut-mapping.ts';
import { type ChangeState, conversion } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface GamutChoiceProps {
  readonly method: GamutMethod;
  readonly shift: ColorShift;
  readonly change: ChangeState;
}

/** Differences in OKLab above this are visible (CSS Color 4, section 14.2). */
const justNoticeable = 0.02;

/** Chooses how a color outside sRGB is mapped into it, and shows the resulting change. */
export function GamutChoice({ method, shift, change }: GamutChoiceProps) {
  const { distance, lightness, chroma, hue } = shift;
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      <OptionFields
        schema={conversion}
        options={{ gamutMethod: method }}
        layout="form"
        only={['gamutMethod']}
        change={change}
      />
      <p className="text-ink-2 tabular text-[0.9375rem]" data-testid="srgb-shift">
        ΔE OK {write(distance, 3)}: {distance < justNoticeable ? 'hardly to be seen' : 'to be seen'}.
        Lightness {signed(lightness, 3)}, chroma {signed(chroma, 3)}, hue {signed(hue, 1)}°.
      </p>
    </div>
  );
}

function signed(value: number, digits: number): string {
  return Math.abs(value) < 0.5 / 10 ** digits ? `±${write(0, digits)}` : write(value, digits, true);
}

function write(value: number, digits: number, hasPlus = false): string {
  return writeNumber(value, 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: hasPlus ? 'exceptZero' : 'negative',
  });
}
