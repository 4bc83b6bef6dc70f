import type { ContentForm } from './content-form.ts';
import { fail, read, readRequired } from './field-checks.ts';
import type { FormValues } from '../state.ts';

const oneTo = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const otpForm: ContentForm = {
  note: 'The key is neither stored nor put into links. Whoever sees the code can make your one-time passwords.',
  fields: [
    { name: 'issuer', label: 'Issuer' },
    { name: 'account', label: 'Account' },
    { name: 'key', label: 'Key (Base32)', isSecret: true },
    {
      name: 'otpType',
      label: 'Changes',
      type: 'choice',
      initial: 'totp',
      choices: [
        { value: 'totp', label: 'With time (TOTP)' },
        { value: 'hotp', label: 'With each use (HOTP)' },
      ],
    },
    {
      name: 'algorithm',
      label: 'Algorithm',
      type: 'choice',
      initial: 'SHA1',
      choices: oneTo(['SHA1', 'SHA256', 'SHA512']),
    },
    { name: 'digits', label: 'Digits', type: 'choice', initial: '6', choices: oneTo(['6', '7', '8']) },
    {
      name: 'period',
      label: 'Seconds',
      type: 'choice',
      initial: '30',
      choices: oneTo(['30', '60']),
      isShown: isTimed,
    },
  ],
  write: writeOtp,
};

function isTimed({ otpType }: FormValues): boolean {
  return otpType !== 'hotp';
}

/** Writes the `otpauth:` URL that Google Authenticator introduced; default values are omitted. */
function writeOtp(values: FormValues): string {
  const [issuer, account] = [read(values, 'issuer'), readRequired(values, 'account', 'the account')];
  const key = readRequired(values, 'key', 'the key').replace(/[\s-]/g, '').replace(/=+$/, '').toUpperCase();
  if (!/^[A-Z2-7]+$/.test(key)) fail('key', 'The key is Base32: letters A to Z and digits 2 to 7.');
  const type = isTimed(values) ? 'totp' : 'hotp';
  const label = [issuer, account].filter(Boolean).map(encodeURIComponent).join(':');
  const { algorithm = 'SHA1', digits = '6', period = '30' } = values;
  const query = [
    `secret=${key}`,
    issuer && `issuer=${encodeURIComponent(issuer)}`,
    algorithm !== 'SHA1' && `algorithm=${algorithm}`,
    digits !== '6' && `digits=${digits}`,
    type === 'hotp' ? 'counter=0' : period !== '30' && `period=${period}`,
  ];
  return `otpauth://${type}/${label}?${query.filter(Boolean).join('&')}`;
}
