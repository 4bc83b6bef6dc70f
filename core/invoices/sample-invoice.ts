import type { Invoice, InvoiceLine, Party } from './invoice.ts';

export const emptyParty: Party = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  vatId: '',
  taxNumber: '',
  contact: '',
  email: '',
  phone: '',
};

export const emptyLine: InvoiceLine = {
  name: '',
  details: '',
  quantity: '1',
  unit: 'C62',
  price: '',
  discount: '',
  discountKind: 'percent',
  vat: 'S',
  rate: '',
};

export const emptyInvoice: Invoice = {
  kind: 'invoice',
  number: '',
  issued: '',
  delivered: '',
  due: '',
  currency: 'EUR',
  prices: 'net',
  originalNumber: '',
  buyerReference: '',
  orderNumber: '',
  seller: emptyParty,
  buyer: emptyParty,
  lines: [emptyLine],
  discount: '',
  discountKind: 'percent',
  discountReason: '',
  exemptionReason: '',
  prepaid: '',
  roundTo: '',
  payment: { iban: '', bic: '', holder: '', reference: '', terms: '' },
  notes: '',
  logo: '',
};

/** Shows what an invoice looks like. The IBAN is the one of the registry's examples. */
export const sampleInvoice: Invoice = {
  ...emptyInvoice,
  number: '2026-0001',
  issued: '2026-11-23',
  delivered: '2026-11-20',
  due: '2026-12-23',
  seller: {
    ...emptyParty,
    name: 'Northwind Studio GmbH',
    street: 'Lindenstraße 12',
    postcode: '10969',
    city: 'Berlin',
    country: 'DE',
    vatId: 'DE123456789',
    email: 'office@northwind.example',
  },
  buyer: {
    ...emptyParty,
    name: 'Café Zoë',
    street: '4 rue du Marché',
    postcode: '10117',
    city: 'Berlin',
    country: 'DE',
  },
  lines: [
    {
      ...emptyLine,
      name: 'Web design',
      details: 'Start page and menu',
      quantity: '12.5',
      unit: 'HUR',
      price: '80',
      rate: '19',
    },
    { ...emptyLine, name: 'Photographs', quantity: '20', price: '9.90', discount: '10', rate: '19' },
    { ...emptyLine, name: 'Printed book', quantity: '3', price: '24.95', rate: '7' },
  ],
  payment: {
    iban: 'DE89370400440532013000',
    bic: '',
    holder: 'Northwind Studio GmbH',
    reference: '2026-0001',
    terms: 'Payable within 30 days.',
  },
  notes: 'Thank you!',
};
