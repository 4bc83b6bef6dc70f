import { emptyLine } from '#core/money/invoices/sample-invoice.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { Box, type InvoiceFormProps, Section } from './form-controls.tsx';
import { LineFields } from './line-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PartyFields } from './party-fields.tsx';

/** The form for an invoice. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { typed, error, onChange } = props;
  const box = (
    key: 'number' | 'issued' | 'delivered' | 'due' | 'currency' | 'originalNumber',
    label: string,
    more: { kind?: 'date'; hint?: string } = {},
  ) => (
    <Box
      label={label}
      place={key}
      value={typed[key]}
      error={error}
      onChange={(value) => onChange({ [key]: value })}
      {...more}
    />
  );
  return (
    <>
      <SelectField
        label="Kind"
        value={typed.kind}
        choices={kindChoices}
        onChange={(kind) => onChange({ kind })}
      />
      <div className="fields-row">
        {box('number', 'Number')}
        {box('issued', 'Date', { kind: 'date' })}
        {box('delivered', 'Date of supply', { kind: 'date' })}
        {box('due', 'Due', { kind: 'date' })}
      </div>
      {typed.kind === 'credit-note' && box('originalNumber', 'Corrected invoice number')}
      <Section title="Seller" isOpen>
        <PartyFields
          who="seller"
          party={typed.seller}
          error={error}
          onChange={(seller) => onChange({ seller })}
        />
      </Section>
      <Section title="Buyer" isOpen>
        <PartyFields
          who="buyer"
          party={typed.buyer}
          error={error}
          onChange={(buyer) => onChange({ buyer })}
        />
      </Section>
      <Section title="Lines" isOpen>
        <div className="fields-row">
          {box('currency', 'Currency', { hint: 'Three letters, such as EUR' })}
          <SelectField
            label="Prices are"
            value={typed.prices}
            choices={priceChoices}
            onChange={(prices) => onChange({ prices })}
          />
        </div>
        <Lines {...props} />
      </Section>
      <MoreFields {...props} />
    </>
  );
}

function Lines({ typed, error, onChange }: InvoiceFormProps) {
  const { lines } = typed;
  return (
    <>
      {lines.map((line, index) => (
        <LineFields
          // The index is the key, because lines have no id.
          key={index}
          {...{ line, index, error, currency: typed.currency, isGross: typed.prices === 'gross' }}
          onChange={(changed) => onChange({ lines: lines.with(index, changed) })}
          onRemove={lines.length > 1 ? () => onChange({ lines: lines.toSpliced(index, 1) }) : undefined}
        />
      ))}
      <Button
        icon="plus"
        onClick={() => {
          const { vat, rate, unit } = lines.at(-1) ?? emptyLine;
          onChange({ lines: [...lines, { ...emptyLine, vat, rate, unit }] });
        }}
      >
        Add a line
      </Button>
    </>
  );
}

const kindChoices = [
  { value: 'invoice', label: 'Invoice' },
  { value: 'credit-note', label: 'Credit note' },
] as const;

const priceChoices = [
  { value: 'net', label: 'Without VAT' },
  { value: 'gross', label: 'With VAT' },
] as const;
