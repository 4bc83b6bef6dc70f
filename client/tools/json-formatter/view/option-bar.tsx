import { choiceLabel } from '#client/tool-kit/operations/field-words.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { type ChangeState, type JsonState, schema } from '../state.ts';

interface OptionBarProps {
  readonly state: JsonState;
  readonly change: ChangeState;
  /** Called before an action is chosen, so that a toast follows. */
  readonly onMode: () => void;
  /** Called when the current action is clicked again. */
  readonly onAgain: () => void;
}

const modes = (['format', 'compact', 'validate'] as const).map((value) => ({
  value,
  label: choiceLabel(schema.mode, value),
}));
const others = ['indent', 'isSorted', 'isShortInline'];

export function OptionBar({ state, change, onMode, onAgain }: OptionBarProps) {
  return (
    <>
      <Segmented
        label="Action"
        value={state.mode}
        choices={modes}
        onAgain={onAgain}
        onChange={(mode) => {
          onMode();
          change({ mode });
        }}
      />
      <OptionFields schema={schema} only={others} options={state} change={change} />
    </>
  );
}
