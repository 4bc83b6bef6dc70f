import { choiceLabel } from '#client/tool-kit/operations/field-words.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { type ChangePage, comparisonSchema, type PageState } from '../state.ts';

interface OptionBarProps {
  readonly state: PageState;
  readonly change: ChangePage;
  readonly onSwap: () => void;
}

const layouts = [
  { value: 'split', label: 'Split' },
  { value: 'unified', label: 'Unified' },
] as const;
const whitespace = (['exact', 'trailing', 'amount', 'all'] as const).map((value) => ({
  value,
  label: choiceLabel(comparisonSchema.whitespace, value),
}));

export function OptionBar({ state, change, onSwap }: OptionBarProps) {
  return (
    <>
      <Segmented
        label="View"
        value={state.layout}
        choices={layouts}
        onChange={(layout) => change({ layout })}
      />
      <InlineSelect
        label="White space"
        value={state.whitespace}
        choices={whitespace}
        onChange={(chosen) => change({ whitespace: chosen })}
      />
      <Checkbox
        label="Ignore case"
        isChecked={state.ignoresCase}
        onChange={(ignoresCase) => change({ ignoresCase })}
      />
      <Checkbox
        label="Ignore line ends (CRLF, LF)"
        isChecked={state.ignoresLineEnds}
        onChange={(ignoresLineEnds) => change({ ignoresLineEnds })}
      />
      <Button icon="arrow-left-right" isSmall onClick={onSwap}>
        Swap
      </Button>
    </>
  );
}
