import { type SubmitEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import {
  type AddedColumn,
  type ColumnFill,
  isCountable,
  maxFirst,
  maxStep,
  type Side,
} from '../arranging/added-columns.ts';

interface InsertColumnProps {
  /** The column next to the new one. */
  readonly beside: number;
  readonly hasHeader: boolean;
  readonly onInsert: (column: AddedColumn) => void;
}

const fillings = [
  { value: 'empty', label: 'nothing' },
  { value: 'text', label: 'the same text' },
  { value: 'count', label: 'a running number' },
] as const;
const sides: readonly { readonly value: Side; readonly label: string }[] = [
  { value: 'before', label: 'before this column' },
  { value: 'after', label: 'after this column' },
];

/** A form for a new column: its name, its side and its content. */
export function InsertColumn({ beside, hasHeader, onInsert }: InsertColumnProps) {
  const [name, setName] = useState('');
  const [side, setSide] = useState<Side>('after');
  const [filling, setFilling] = useState<(typeof fillings)[number]['value']>('empty');
  const [text, setText] = useState('');
  const [first, setFirst] = useState<number | undefined>(1);
  const [step, setStep] = useState<number | undefined>(1);
  const isCounted = filling === 'count';
  const isValid = !isCounted || (isCountable(first, maxFirst) && isCountable(step, maxStep));
  const insert = (event: SubmitEvent) => {
    event.preventDefault();
    const fill: ColumnFill =
      isCounted && first !== undefined && step !== undefined
        ? { kind: 'count', first, step }
        : { kind: 'text', text: filling === 'text' ? text : '' };
    const given = name.trim() === '' ? 'New column' : name.trim();
    onInsert({ name: given, fill, beside, side, isRemoved: false });
    notify({ title: 'Column inserted', text: given });
  };
  return (
    <form
      className="border-line grid gap-3 rounded-lg border p-3"
      aria-label="Insert a column"
      onSubmit={insert}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="Name"
          value={name}
          placeholder="New column"
          {...(hasHeader ? {} : { hint: 'The file has no header row, so a CSV of it has none either.' })}
          onChange={setName}
        />
        <SelectField label="Where" value={side} choices={sides} onChange={setSide} />
        <SelectField label="Every cell holds" value={filling} choices={fillings} onChange={setFilling} />
        {filling === 'text' && <TextField label="Text" value={text} onChange={setText} />}
        {isCounted && (
          <>
            <WholeNumber label="First number" value={first} max={maxFirst} onChange={setFirst} />
            <WholeNumber label="Step" value={step} max={maxStep} onChange={setStep} />
          </>
        )}
      </div>
      {isCounted && (
        <p className="text-ink-2 text-[0.9375rem]">
          Rows are numbered as they stand in the file; a number stays with its row when you sort or filter.
        </p>
      )}
      <div>
        <Button type="submit" icon="plus" disabled={!isValid}>
          Insert
        </Button>
      </div>
    </form>
  );
}

interface WholeNumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly onChange: (value: number | undefined) => void;
}

function WholeNumber({ label, value, max, onChange }: WholeNumberProps) {
  return (
    <NumberField
      label={label}
      value={value}
      min={-max}
      max={max}
      isInteger
      step={1}
      error={value === undefined ? 'Enter a whole number' : undefined}
      onChange={onChange}
    />
  );
}
