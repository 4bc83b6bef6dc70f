import { IconButton } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import type { Invoice, Payment } from '#core/money/invoices/invoice.ts';
import { Box, type InvoiceFormProps, Section } from './form-controls.tsx';
import { discountChoices } from './line-fields.tsx';

type Key = Extract<
  keyof Invoice,
  | 'discount'
  | 'discountReason'
  | 'prepaid'
  | 'roundTo'
  | 'exemptionReason'
  | 'taxName'
  | 'buyerReference'
  | 'orderNumber'
  | 'notes'
>;

/** Optional fields. */
export function MoreFields({ typed, error, onChange }: InvoiceFormProps) {
  const box = (
    key: Key,
    label: string,
    more: { kind?: 'number' | 'lines'; hint?: string; unit?: string } = {},
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
  const pay = (key: keyof Payment, label: string) => (
    <Box
      label={label}
      place={`payment.${key}`}
      value={typed.payment[key]}
      error={error}
      onChange={(value) => onChange({ payment: { ...typed.payment, [key]: value } })}
    />
  );
  const { currency } = typed;
  return (
    <>
      <Section title="Payment" isOpen>
        {pay('terms', 'Terms')}
        {pay('iban', 'IBAN')}
        <div className="fields-row">
          {pay('bic', 'BIC')}
          {pay('holder', 'Account holder')}
          {pay('reference', 'Payment reference')}
        </div>
      </Section>
      <Section title="Discount, part paid, rounding">
        <div className="fields-row">
          {box('discount', 'Discount on total', {
            kind: 'number',
            unit: typed.discountKind === 'percent' ? '%' : currency,
          })}
          <SelectField
            label="It is in"
            value={typed.discountKind}
            choices={discountChoices}
            onChange={(discountKind) => onChange({ discountKind })}
          />
        </div>
        {box('discountReason', 'Reason of the discount')}
        <div className="fields-row">
          {box('prepaid', 'Already paid', { kind: 'number', unit: currency })}
          {box('roundTo', 'Round the sum to', { kind: 'number', hint: 'Such as 0.05 for cash' })}
        </div>
      </Section>
      <Section title="Notes, references, logo">
        {box('taxName', 'Name of the tax', { hint: 'Such as GST; empty: VAT' })}
        {box('exemptionReason', 'Why no VAT is added', { hint: 'For exempt lines; the law’s words' })}
        <div className="fields-row">
          {box('buyerReference', 'Buyer’s reference')}
          {box('orderNumber', 'Order number')}
        </div>
        {box('notes', 'Notes', { kind: 'lines' })}
        <Logo logo={typed.logo} onChange={(logo) => onChange({ logo })} />
      </Section>
    </>
  );
}

function Logo({ logo, onChange }: { readonly logo: string; readonly onChange: (logo: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FileInputButton
        isSmall
        accept="image/png,image/jpeg"
        onFiles={([file]) => {
          if (!file) return;
          import('./read-logo.ts').then(({ readLogo }) => readLogo(file)).then(onChange, reportFailure);
        }}
      >
        {logo === '' ? 'Add a logo' : 'Change the logo'}
      </FileInputButton>
      {logo !== '' && (
        <>
          <img src={logo} alt="The logo" className="max-h-12 max-w-32" />
          <IconButton icon="trash-2" label="Remove the logo" tone="plain" onClick={() => onChange('')} />
        </>
      )}
    </div>
  );
}
