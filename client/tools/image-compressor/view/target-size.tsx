import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { type ChangeState, type CompressorState, findMistakes } from '../state.ts';

interface TargetSizeProps {
  readonly state: CompressorState;
  readonly change: ChangeState;
}

/** What forms, mail and messengers commonly allow. */
const commonKilobytes = [50, 100, 200, 500, 1000, 2000];

/** How large a file may become: the common sizes to tap, any other to type. */
export function TargetSize({ state, change }: TargetSizeProps) {
  const { targetKilobytes, mayShrink, isLossless } = state;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {commonKilobytes.map((kilobytes) => (
          <Button
            key={kilobytes}
            isSmall
            disabled={isLossless}
            aria-pressed={kilobytes === targetKilobytes}
            tone={kilobytes === targetKilobytes ? 'primary' : 'normal'}
            onClick={() => change({ targetKilobytes: kilobytes })}
          >
            {kilobytes < 1000 ? `${kilobytes} KB` : `${kilobytes / 1000} MB`}
          </Button>
        ))}
      </div>
      <NumberField
        label="Target size in KB"
        hint={isLossless ? 'Not with lossless files.' : '1 KB is 1,000 bytes.'}
        value={targetKilobytes}
        step={1}
        placeholder="none"
        isDisabled={isLossless}
        error={findMistakes(state).targetKilobytes}
        onChange={(value) => change({ targetKilobytes: value })}
      />
      <Checkbox
        label="May also use fewer pixels"
        isChecked={mayShrink}
        isDisabled={isLossless || targetKilobytes === undefined}
        onChange={(value) => change({ mayShrink: value })}
      />
    </div>
  );
}
