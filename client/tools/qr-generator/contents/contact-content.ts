import { ToolInputError } from '#core/errors.ts';
import type { ContentForm } from './content-form.ts';
import { escapeCommas, read, readEmail, readPhone } from './field-checks.ts';
import type { FormValues } from '../state.ts';

export const contactForm: ContentForm = {
  fields: [
    { name: 'given', label: 'First name' },
    { name: 'family', label: 'Last name' },
    { name: 'organization', label: 'Organization' },
    { name: 'jobTitle', label: 'Job title' },
    { name: 'mobile', label: 'Mobile', type: 'tel' },
    { name: 'work', label: 'Telephone at work', type: 'tel' },
    { name: 'email', label: 'E-mail', type: 'email' },
    { name: 'url', label: 'Website', type: 'url' },
    { name: 'street', label: 'Street' },
    { name: 'city', label: 'City' },
    { name: 'region', label: 'State or region' },
    { name: 'code', label: 'Postal code' },
    { name: 'country', label: 'Country' },
    { name: 'note', label: 'Note', type: 'area' },
    {
      name: 'style',
      label: 'Notation',
      type: 'choice',
      initial: '3.0',
      choices: [
        { value: '3.0', label: 'vCard 3.0 (read everywhere)' },
        { value: '4.0', label: 'vCard 4.0' },
        { value: 'mecard', label: 'MeCard (shortest)' },
      ],
    },
  ],
  write: (values) => {
    const contact = readContact(values);
    return values.style === 'mecard' ? writeMeCard(contact) : writeVcard(contact, values.style ?? '3.0');
  },
};

interface Contact {
  readonly get: (name: string) => string;
  readonly displayName: string;
  readonly mobile: string;
  readonly work: string;
  readonly email: string;
}

function readContact(values: FormValues): Contact {
  const get = (name: string) => read(values, name);
  const displayName = [get('given'), get('family')].filter(Boolean).join(' ') || get('organization');
  if (displayName === '') {
    throw new ToolInputError('Please enter a name or an organization.', { field: 'given' });
  }
  return {
    get,
    displayName,
    mobile: get('mobile') && readPhone(values, 'mobile', 'the number'),
    work: get('work') && readPhone(values, 'work', 'the number'),
    email: get('email') && readEmail(values, 'email'),
  };
}

/**
 * Writes a vCard by RFC 2426 (3.0) or RFC 6350 (4.0). Lines are not folded, because many cameras read folds as content.
 */
function writeVcard({ get, displayName, mobile, work, email }: Contact, version: string): string {
  const text = (name: string) => escapeCommas(get(name));
  const address = ['street', 'city', 'region', 'code', 'country'].map(text);
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `N:${text('family')};${text('given')};;;`,
    `FN:${escapeCommas(displayName)}`,
    get('organization') && `ORG:${text('organization')}`,
    get('jobTitle') && `TITLE:${text('jobTitle')}`,
    mobile && `TEL;TYPE=${version === '4.0' ? 'cell' : 'CELL'}:${mobile}`,
    work && `TEL;TYPE=${version === '4.0' ? 'work' : 'WORK,VOICE'}:${work}`,
    email && `EMAIL:${escapeCommas(email)}`,
    get('url') && `URL:${get('url')}`,
    address.some(Boolean) && `ADR:;;${address.join(';')}`,
    get('note') && `NOTE:${text('note')}`,
    'END:VCARD',
  ];
  return `${lines.filter(Boolean).join('\r\n')}\r\n`;
}

/** Writes NTT DoCoMo's MECARD, which is shorter than a vCard and works with the same cameras. */
function writeMeCard({ get, displayName, mobile, work, email }: Contact): string {
  const text = (name: string) => escapeMeCard(get(name));
  const hasName = get('given') !== '' || get('family') !== '';
  const name = hasName
    ? [text('family'), text('given')].filter(Boolean).join(',')
    : escapeMeCard(displayName);
  const address = ['street', 'city', 'region', 'code', 'country'].map(text).filter(Boolean).join(', ');
  const parts = [
    `N:${name}`,
    get('organization') && `ORG:${text('organization')}`,
    get('jobTitle') && `TITLE:${text('jobTitle')}`,
    mobile && `TEL:${mobile}`,
    work && `TEL:${work}`,
    email && `EMAIL:${escapeMeCard(email)}`,
    get('url') && `URL:${text('url')}`,
    address && `ADR:${address}`,
    get('note') && `NOTE:${text('note')}`,
  ];
  return `MECARD:${parts.filter(Boolean).join(';')};;`;
}

function escapeMeCard(value: string): string {
  return value.replace(/[\\;,:]/g, String.raw`\$&`).replace(/\r\n?|\n/g, ' ');
}
