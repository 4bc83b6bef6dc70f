import { useRef } from 'react';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Checkbox, SelectField } from '#client/ui/fields/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { type CalculatorFormProps, FormButtons } from './basic-form.tsx';
import { Keypad } from './keypad.tsx';

const angleUnits = [
  { value: 'radians', label: 'Radians' },
  { value: 'degrees', label: 'Degrees' },
] as const;

const digitChoices = ([10, 15, 20, 30, 50] as const).map((value) => ({ value, label: `${value} digits` }));

export function ScientificForm({ state, change, error, onCalculate }: CalculatorFormProps) {
  const boxRef = useRef<HTMLTextAreaElement>(null);

  function insert(text: string): void {
    const box = boxRef.current;
    if (!box) return;
    box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
    change({ expression: box.value });
  }

  function erase(): void {
    const box = boxRef.current;
    if (!box) return;
    const { selectionStart: start, selectionEnd: end } = box;
    // A key inserts a whole function, or an operator with its spaces; one press of erase removes it.
    const written = /(?:[a-z]+\(| \W{1,2} |, |ans|.)$/su.exec(box.value.slice(0, start))?.[0] ?? '';
    box.setRangeText('', start === end ? start - written.length : start, end, 'end');
    change({ expression: box.value });
  }

  function jump(offset: number): void {
    boxRef.current?.focus();
    boxRef.current?.setSelectionRange(offset, offset + 1);
  }

  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <Field label="Expression" hint="Enter calculates, Shift+Enter starts a new line.">
        {(control) => (
          <textarea
            {...control}
            ref={boxRef}
            className="input mono"
            value={state.expression}
            rows={3}
            placeholder="2 * (3 + 4) ** 2"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ expression: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onCalculate();
            }}
          />
        )}
      </Field>
      <Keypad onInsert={insert} onErase={erase} />
      <RunError error={error} onJump={({ details }) => jump(details.offset ?? 0)} />
      <FormButtons onClear={() => change({ expression: '' })} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label="Angles"
          value={state.angleUnit}
          choices={angleUnits}
          onChange={(angleUnit) => change({ angleUnit })}
        />
        <SelectField
          label="Digits of a rounded result"
          isLabelHidden
          isSmall
          value={state.digits}
          choices={digitChoices}
          onChange={(digits) => change({ digits })}
        />
      </div>
      <Checkbox
        label="50 + 10% is 55 (calculator percent)"
        isChecked={state.addsPercentOfLeft}
        onChange={(addsPercentOfLeft) => change({ addsPercentOfLeft })}
      />
    </form>
  );
}
