import type { ToolInputError } from '#core/errors.ts';
import type { Party } from '#core/money/invoices/invoice.ts';
import { Box } from './form-controls.tsx';

interface PartyFieldsProps {
  readonly who: 'seller' | 'buyer';
  readonly party: Party;
  readonly error: ToolInputError | undefined;
  readonly onChange: (party: Party) => void;
}

/** The fields of the seller or the buyer. */
export function PartyFields({ who, party, error, onChange }: PartyFieldsProps) {
  const box = (key: keyof Party, label: string, more: { hint?: string; kind?: 'lines' } = {}) => (
    <Box
      label={label}
      place={`${who}.${key}`}
      value={party[key]}
      error={error}
      onChange={(value) => onChange({ ...party, [key]: value })}
      {...more}
    />
  );
  return (
    <>
      {box('name', 'Name')}
      {box('street', 'Street and number', { kind: 'lines' })}
      <div className="fields-row">
        {box('postcode', 'Postcode')}
        {box('city', 'City')}
        {box('country', 'Country', { hint: 'Two letters, such as DE' })}
      </div>
      <div className="fields-row">
        {box('vatId', 'VAT number')}
        {box('taxNumber', who === 'seller' ? 'Tax number' : 'Register number')}
      </div>
      <details>
        <summary className="link">Contact, e-mail, phone</summary>
        <div className="fields-row mt-3">
          {box('contact', 'Contact')}
          {box('email', 'E-mail')}
          {box('phone', 'Phone')}
        </div>
      </details>
    </>
  );
}
