import type { ContentForm } from './content-form.ts';
import { fail, read, readDecimal, readEmail, readPhone, readRequired } from './field-checks.ts';
import type { FormValues } from '../state.ts';

/** The e-mail form; see RFC 6068. */
export const emailForm: ContentForm = {
  fields: [
    { name: 'to', label: 'To', type: 'email' },
    { name: 'cc', label: 'Copy to (Cc)', type: 'email' },
    { name: 'subject', label: 'Subject' },
    { name: 'body', label: 'Message', type: 'area' },
  ],
  write: (values) => {
    const to = encodeURIComponent(readEmail(values, 'to')).replace('%40', '@');
    const parts = [
      read(values, 'cc') && `cc=${encodeURIComponent(readEmail(values, 'cc'))}`,
      read(values, 'subject') && `subject=${encodeURIComponent(read(values, 'subject'))}`,
      read(values, 'body') && `body=${encodeURIComponent(read(values, 'body').replace(/\r\n?|\n/g, '\r\n'))}`,
    ].filter(Boolean);
    return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
  },
};

/** The text message form with `SMSTO:`, which iPhones and Android phones read; the message is not escaped. */
export const smsForm: ContentForm = {
  fields: [
    { name: 'number', label: 'Telephone number', type: 'tel', placeholder: '+49 221 123456' },
    { name: 'message', label: 'Message', type: 'area' },
  ],
  write: (values) => {
    const number = readPhone(values, 'number', 'a telephone number');
    const message = read(values, 'message');
    return message ? `SMSTO:${number}:${message}` : `SMSTO:${number}`;
  },
};

/** The phone call form; see RFC 3966. */
export const phoneForm: ContentForm = {
  fields: [{ name: 'number', label: 'Telephone number', type: 'tel', placeholder: '+49 221 123456' }],
  write: (values) => `tel:${readPhone(values, 'number', 'a telephone number').replaceAll('#', '%23')}`,
};

/** The location form (RFC 5870), with the label that Android's maps read. */
export const placeForm: ContentForm = {
  note: 'Degrees of WGS 84, as maps show them. Two numbers pasted into Latitude are split.',
  fields: [
    { name: 'latitude', label: 'Latitude', type: 'decimal', placeholder: '50.9413' },
    { name: 'longitude', label: 'Longitude', type: 'decimal', placeholder: '6.9583' },
    { name: 'label', label: 'Label' },
  ],
  write: (values) => {
    const both = splitPair(values);
    const latitude = readDecimal(both, 'latitude', 'the latitude', [-90, 90]);
    const longitude = readDecimal(both, 'longitude', 'the longitude', [-180, 180]);
    const point = `${latitude},${longitude}`;
    const label = read(values, 'label');
    return label ? `geo:${point}?q=${point}(${encodeURIComponent(label)})` : `geo:${point}`;
  },
};

function splitPair(values: FormValues): FormValues {
  const pair = /^([+-]?\d+(?:\.\d+)?)\s*[,; ]\s*([+-]?\d+(?:\.\d+)?)$/.exec(read(values, 'latitude'));
  const [, latitude, longitude] = pair ?? [];
  if (latitude === undefined || longitude === undefined || read(values, 'longitude')) return values;
  return { ...values, latitude, longitude };
}

/** The cryptocurrency form: BIP 21, and EIP-681 for Ethereum with amounts in wei. */
export const coinForm: ContentForm = {
  note: 'Compare the address in the finished code: a transfer to a wrong one cannot be undone.',
  fields: [
    {
      name: 'coin',
      label: 'Currency',
      type: 'choice',
      initial: 'bitcoin',
      choices: [
        { value: 'bitcoin', label: 'Bitcoin' },
        { value: 'litecoin', label: 'Litecoin' },
        { value: 'ethereum', label: 'Ethereum' },
      ],
    },
    { name: 'address', label: 'Address' },
    { name: 'coinAmount', label: 'Amount', type: 'decimal', hint: 'Empty to leave it to the payer.' },
    { name: 'coinLabel', label: 'Label', isShown: ({ coin }) => coin !== 'ethereum' },
  ],
  write: writeCoin,
};

function writeCoin(values: FormValues): string {
  const { coin = 'bitcoin' } = values;
  const address = readRequired(values, 'address', 'the address');
  const isAddress = coin === 'ethereum' ? /^0x[0-9a-f]{40}$/i : /^[a-z0-9]{25,90}$/i;
  if (!isAddress.test(address)) fail('address', `This is not a ${coin} address.`);
  const amount = read(values, 'coinAmount').replace(',', '.');
  const decimals = coin === 'ethereum' ? 18 : 8;
  if (amount !== '' && !new RegExp(String.raw`^\d{1,12}(?:\.\d{1,${decimals}})?$`).test(amount)) {
    fail('coinAmount', `The amount is a number with ${decimals} decimals at most.`);
  }
  const [whole = '0', part = ''] = amount.split('.');
  if (coin === 'ethereum') {
    return `ethereum:${address}${amount ? `?value=${BigInt(whole + part.padEnd(decimals, '0'))}` : ''}`;
  }
  const label = read(values, 'coinLabel');
  const query = [amount && `amount=${amount}`, label && `label=${encodeURIComponent(label)}`].filter(Boolean);
  return `${coin}:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
