import type { ReactNode } from 'react';
import { Field, fieldMistake } from '#client/ui/fields/field.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';

export interface InvoiceFormProps {
  readonly typed: Invoice;
  readonly error: ToolInputError | undefined;
  readonly onChange: (change: Partial<Invoice>) => void;
}

interface BoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The field's path in errors, such as `lines[0].price`. */
  readonly place: string;
  readonly error: ToolInputError | undefined;
  readonly hint?: string;
  readonly kind?: 'text' | 'number' | 'date' | 'lines';
  readonly unit?: string | undefined;
}

/** One box of the form, which shows the error for its field. */
export function Box({ kind = 'text', place, error, unit, ...box }: BoxProps) {
  const mistake = fieldMistake(error, place);
  if (kind === 'number')
    return <TypedNumberField {...box} name={place} error={error} {...(unit ? { unit } : {})} />;
  if (kind === 'lines') return <TextAreaField {...box} rows={2} error={mistake} />;
  if (kind === 'text') return <TextField {...box} error={mistake} />;
  return (
    <Field label={box.label} hint={box.hint} error={mistake} className="min-w-0">
      {(control) => (
        <input
          {...control}
          type="date"
          className="input min-w-0"
          value={box.value}
          onChange={(event) => box.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section of the form. */
export function Section({ title, isOpen = false, children }: SectionProps) {
  return (
    <details open={isOpen}>
      <summary className="link cursor-pointer font-semibold">{title}</summary>
      <fieldset className="fields mt-3">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
