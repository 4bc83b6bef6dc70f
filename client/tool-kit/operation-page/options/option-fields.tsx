import { type ReactNode, useState } from 'react';
import { isFieldShown, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { StateField, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { ToolInputError } from '#core/errors.ts';
import { OptionField, type OptionLayout } from './option-field.tsx';

type Options = Readonly<Record<string, unknown>>;

interface OptionFieldsProps {
  readonly schema: StateSchema;
  readonly options: Options;
  readonly change: (change: Options) => void;
  readonly layout?: OptionLayout;
  /** The fields to draw, by name; all where it is absent. */
  readonly only?: readonly string[];
  /** The placeholders of empty fields, by field name. */
  readonly placeholders?: Readonly<Record<string, string>>;
  readonly error?: ToolInputError | undefined;
}

/** The options of an operation, drawn from its schema, without those that have no meaning now. */
export function OptionFields(props: OptionFieldsProps) {
  const { schema, options, change, layout = 'bar', only, placeholders = {}, error } = props;
  const shown = Object.entries(schema).filter(
    ([key, field]) => (only?.includes(key) ?? true) && isFieldShown(field, options),
  );
  const draw = ([key, field]: readonly [string, StateField<unknown>]) => {
    const option = (
      <OptionField
        key={key}
        name={key}
        label={labelOf(key, field)}
        value={readOwn(options, key)}
        placeholder={readOwn(placeholders, key) ?? field.placeholder?.(options)}
        choices={field.choicesFor?.(options)}
        onChange={(value) => change({ [key]: value, ...field.alsoSets?.(value, options) })}
        field={field.unitFor ? { ...field, unit: field.unitFor(options) } : field}
        {...{ layout, error }}
      />
    );
    return layout === 'bar' && field.isMain ? (
      <div key={key} className="option-main">
        {option}
      </div>
    ) : (
      option
    );
  };
  // A bar hides what does not fit its first row.
  const more = layout === 'form' ? shown.filter(([, { isMore }]) => isMore) : [];
  return (
    <>
      {shown.filter((each) => !more.includes(each)).map(draw)}
      {more.length > 0 && (
        <MoreOptions isSet={more.some(([key, { initial }]) => readOwn(options, key) !== initial)}>
          {more.map(draw)}
        </MoreOptions>
      )}
    </>
  );
}

/** Rarely needed options, open once one of them is set. */
function MoreOptions({ isSet, children }: { readonly isSet: boolean; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen || isSet} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">More options</summary>
      <div className="fields pt-2">{children}</div>
    </details>
  );
}
