import type { ReactNode } from 'react';
import type { ToolInputError } from '#core/errors.ts';
import { Field, fieldMistake } from './field.tsx';
import { NumberBox } from './number-box.tsx';
import type { NumberBoxStyle } from './number-keys.ts';

export interface LabeledNumberProps extends NumberBoxStyle {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** A mistake that was found elsewhere: words for this field, or the error of the run, shown where it names `name`. */
  readonly error?: string | ToolInputError | undefined;
  /** The field's name in a `ToolInputError`. */
  readonly name?: string;
  /** Around label and box. */
  readonly fieldClassName?: string;
}

interface TypedNumberFieldProps extends LabeledNumberProps {
  /** As typed, in the notation of the person's language. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A box for a number that the tool itself reads from the typed text, exactly and by its language. */
export function TypedNumberField(props: TypedNumberFieldProps) {
  const { label, isLabelHidden = false, hint, error, name = '', fieldClassName = '', ...box } = props;
  const sign = box.unit ?? box.prefix;
  return (
    <Field
      label={
        <>
          {label}
          {sign !== undefined && <span className="visually-hidden"> ({sign})</span>}
        </>
      }
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={typeof error === 'string' ? error : fieldMistake(error, name)}
      className={fieldClassName}
    >
      {(control) => <NumberBox {...box} control={control} />}
    </Field>
  );
}
