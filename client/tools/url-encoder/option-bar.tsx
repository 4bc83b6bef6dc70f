import { Field } from '#client/ui/field.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { modes } from './modes.ts';
import type { ChangeState, UrlState } from './state.ts';

interface OptionBarProps {
  readonly state: UrlState;
  readonly change: ChangeState;
}

const charsets = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
] as const;

const modeChoices = modes.map(({ id, label }) => ({ value: id, label }));

export function OptionBar({ state, change }: OptionBarProps) {
  const { tab, mode } = state;
  return (
    <>
      {tab === 'encode' ? (
        <>
          <InlineSelect
            label="Encode as"
            value={mode}
            choices={modeChoices}
            onChange={(chosen) => change({ mode: chosen })}
          />
          {(mode === 'url' || mode === 'path') && (
            <Checkbox
              label="Keep %XX that is there"
              isChecked={state.isKept}
              onChange={(isKept) => change({ isKept })}
            />
          )}
          <Checkbox
            label="Each line on its own"
            isChecked={state.isPerLine}
            onChange={(isPerLine) => change({ isPerLine })}
          />
        </>
      ) : (
        <Checkbox
          label="Read + as a space"
          isChecked={state.isPlusSpace}
          onChange={(isPlusSpace) => change({ isPlusSpace })}
        />
      )}
      <InlineSelect
        label="Text as"
        value={state.charset}
        choices={charsets}
        onChange={(charset) => change({ charset })}
      />
    </>
  );
}

interface InlineSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

function InlineSelect<Value extends string>(props: InlineSelectProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <Field label={label} className="flex items-center gap-2">
      {(control) => (
        <select
          {...control}
          className="select select-small"
          value={value}
          onChange={(event) => {
            const chosen = choices[event.target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
