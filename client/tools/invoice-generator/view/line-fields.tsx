import { useState } from 'react';
import type { ToolInputError } from '#core/errors.ts';
import type { InvoiceLine, VatCategory } from '#core/money/invoices/invoice.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { unitChoices } from '../sheet/units.ts';
import { Box } from './form-controls.tsx';

const vatLabels: Readonly<Record<VatCategory, string>> = {
  S: 'With VAT',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'To another EU state',
  G: 'Export from the EU',
  O: 'Not subject to VAT',
};
const vatChoices = Object.entries(vatLabels).map(([value, label]) => ({
  value: value as VatCategory,
  label,
}));

interface LineFieldsProps {
  readonly line: InvoiceLine;
  readonly index: number;
  readonly isGross: boolean;
  readonly currency: string;
  readonly error: ToolInputError | undefined;
  readonly onChange: (line: InvoiceLine) => void;
  /** Undefined for the only line. */
  readonly onRemove: (() => void) | undefined;
}

/** One line of the invoice. */
export function LineFields({ line, index, isGross, currency, error, onChange, onRemove }: LineFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (values: Partial<InvoiceLine>) => onChange({ ...line, ...values });
  const box = (
    key: 'name' | 'details' | 'quantity' | 'price' | 'discount' | 'rate',
    label: string,
    more: { kind?: 'number' | 'lines'; unit?: string } = {},
  ) => (
    <Box
      label={label}
      place={`lines[${index}].${key}`}
      value={line[key]}
      error={error}
      onChange={(value) => change({ [key]: value })}
      {...more}
    />
  );
  return (
    <fieldset className="fields border-line border-t pt-3">
      <legend className="visually-hidden">Line {index + 1}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">{box('name', `${index + 1}. Description`)}</div>
        {onRemove && (
          <IconButton icon="trash-2" label={`Remove line ${index + 1}`} tone="plain" onClick={onRemove} />
        )}
      </div>
      <div className="fields-row">
        {box('quantity', 'Quantity', { kind: 'number' })}
        <SelectField
          label="Unit"
          value={line.unit}
          choices={unitsWith(line.unit)}
          onChange={(unit) => change({ unit })}
        />
        {box('price', isGross ? 'Price with VAT' : 'Price without VAT', { kind: 'number', unit: currency })}
      </div>
      <div className="fields-row">
        <SelectField
          label="VAT"
          value={line.vat}
          choices={vatChoices}
          onChange={(vat) => change({ vat, rate: vat === 'S' ? line.rate : '' })}
        />
        {line.vat === 'S' && box('rate', 'Rate', { kind: 'number', unit: '%' })}
      </div>
      <details
        open={isOpen || line.details + line.discount !== ''}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="link">Details, discount</summary>
        <div className="fields mt-3">
          {box('details', 'Details', { kind: 'lines' })}
          <div className="fields-row">
            {box('discount', 'Discount', {
              kind: 'number',
              unit: line.discountKind === 'percent' ? '%' : currency,
            })}
            <SelectField
              label="Discount in"
              value={line.discountKind}
              choices={discountChoices}
              onChange={(discountKind) => change({ discountKind })}
            />
          </div>
        </div>
      </details>
    </fieldset>
  );
}

export const discountChoices = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'An amount' },
] as const;

/** Returns the unit choices; a unit from an opened invoice stays available. */
function unitsWith(code: string) {
  const known = Object.entries(unitChoices).map(([value, label]) => ({ value, label: label }));
  return known.some(({ value }) => value === code) ? known : [...known, { value: code, label: code }];
}
