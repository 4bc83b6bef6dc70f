import { Field } from '#client/ui/fields/field.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { ChangeState, JsonState } from '../state.ts';

interface OptionBarProps {
  readonly state: JsonState;
  readonly change: ChangeState;
  /** Called before a mode is chosen: that is a press, and is answered by a notice. */
  readonly onMode: () => void;
  /** Called when the mode that stands is pressed again, which is a press as well. */
  readonly onAgain: () => void;
}

const modes = [
  { value: 'format', label: 'Format' },
  { value: 'compact', label: 'Compact' },
  { value: 'validate', label: 'Validate' },
] as const;

const indents = [2, 4, 8] as const;

export function OptionBar({ state, change, onMode, onAgain }: OptionBarProps) {
  const { mode, indent, isSorted, isShortInline } = state;
  return (
    <>
      <Segmented
        label="Action"
        value={mode}
        choices={modes}
        onAgain={onAgain}
        onChange={(chosen) => {
          onMode();
          change({ mode: chosen });
        }}
      />
      {mode === 'format' && <IndentField indent={indent} onChange={(chosen) => change({ indent: chosen })} />}
      {mode !== 'validate' && (
        <Checkbox
          label="Sort keys"
          isChecked={isSorted}
          onChange={(isChecked) => change({ isSorted: isChecked })}
        />
      )}
      {mode === 'format' && (
        <Checkbox
          label="Short values inline"
          isChecked={isShortInline}
          onChange={(isChecked) => change({ isShortInline: isChecked })}
        />
      )}
    </>
  );
}

interface IndentFieldProps {
  readonly indent: JsonState['indent'];
  readonly onChange: (indent: JsonState['indent']) => void;
}

function IndentField({ indent, onChange }: IndentFieldProps) {
  return (
    <Field label="Indent" className="flex items-center gap-2">
      {(control) => (
        <select
          {...control}
          className="select select-small"
          value={indent}
          onChange={(event) => {
            const chosen = indents[event.target.selectedIndex];
            if (chosen) onChange(chosen);
          }}
        >
          {indents.map((spaces) => (
            <option key={spaces} value={spaces}>
              {spaces} spaces
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
