import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { modes } from '../modes.ts';
import type { ChangeState, UrlState } from '../state.ts';

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
