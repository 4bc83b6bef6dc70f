import { useRef } from 'react';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { schema } from '../state.ts';
import { type CalculatorFormProps, FormButtons } from './basic-form.tsx';
import { Keypad } from './keypad.tsx';

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
      <OptionFields {...{ schema, change }} options={state} only={['angleUnit']} />
      <Keypad onInsert={insert} onErase={erase} />
      <RunError error={error} onJump={({ details }) => jump(details.offset ?? 0)} />
      <FormButtons typed={{ expression: state.expression }} change={change} />
      <OptionFields {...{ schema, change }} options={state} only={['digits', 'addsPercentOfLeft']} />
    </form>
  );
}
