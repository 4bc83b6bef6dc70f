import { useRef } from 'react';
import { buttonClass, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { maxSharers, nameOf, newSharer, type Sharer, sharerField } from '../sharers.ts';

interface SharerRowsProps {
  readonly kind: 'weights' | 'amounts';
  readonly sharers: readonly Sharer[];
  readonly error: ToolInputError | undefined;
  readonly onChange: (sharers: readonly Sharer[]) => void;
}

const words = {
  weights: { field: 'Share', hint: '1 is a usual share, 2 pays double, 0.5 half.' },
  amounts: {
    field: 'Own amount',
    hint: 'What each had on the bill. The tip, and what is left of the bill, is shared in proportion.',
  },
} as const;

/** The people of an uneven split, one a row. */
export function SharerRows({ kind, sharers, error, onChange }: SharerRowsProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const { field, hint } = words[kind];
  const key = kind === 'weights' ? 'weight' : 'amount';
  const edit = (index: number, values: Partial<Sharer>) => {
    onChange(sharers.map((sharer, at) => (at === index ? { ...sharer, ...values } : sharer)));
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-1">People: name and {field.toLowerCase()}</legend>
      <p className="field-hint">{hint}</p>
      {sharers.map((sharer, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-start gap-2">
          <TextField
            label={`Name of person ${index + 1}`}
            isLabelHidden
            placeholder={nameOf({ ...sharer, name: '' }, index)}
            maxLength={100}
            value={sharer.name}
            onChange={(name) => edit(index, { name })}
          />
          <TypedNumberField
            name={sharerField(index)}
            label={`${field} of person ${index + 1}`}
            isLabelHidden
            min={0}
            value={sharer[key]}
            error={error}
            onChange={(value) => edit(index, { [key]: value })}
          />
          <IconButton
            icon="x"
            tone="plain"
            label={`Remove ${nameOf(sharer, index)}`}
            disabled={sharers.length === 1}
            onClick={() => {
              onChange(sharers.filter((_, at) => at !== index));
              addRef.current?.focus();
            }}
          />
        </div>
      ))}
      <button
        ref={addRef}
        type="button"
        className={buttonClass('normal', true, 'justify-self-start')}
        disabled={sharers.length >= maxSharers}
        onClick={() => {
          onChange([...sharers, newSharer]);
        }}
      >
        <Icon name="plus" />
        Add a person
      </button>
    </fieldset>
  );
}
