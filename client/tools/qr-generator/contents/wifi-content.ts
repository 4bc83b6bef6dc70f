import type { ContentForm } from './content-form.ts';
import { fail, read } from './field-checks.ts';
import type { FormValues } from '../state.ts';

const isProtected = (values: FormValues) => values.security !== 'nopass';
const isEnterprise = (values: FormValues) => values.security === 'WPA2-EAP';

export const wifiForm: ContentForm = {
  note: 'The password is neither stored nor put into links.',
  fields: [
    { name: 'ssid', label: 'Network name (SSID)' },
    {
      name: 'security',
      label: 'Security',
      type: 'choice',
      initial: 'WPA',
      choices: [
        { value: 'WPA', label: 'WPA, WPA2 or WPA3' },
        { value: 'SAE', label: 'WPA3 only' },
        { value: 'WEP', label: 'WEP' },
        { value: 'WPA2-EAP', label: 'WPA2 Enterprise (EAP)' },
        { value: 'nopass', label: 'None' },
      ],
    },
    { name: 'password', label: 'Password', isSecret: true, isShown: isProtected },
    { name: 'identity', label: 'Identity', isShown: isEnterprise },
    { name: 'anonymous', label: 'Anonymous identity', isShown: isEnterprise },
    {
      name: 'eap',
      label: 'EAP method',
      type: 'choice',
      initial: 'PEAP',
      choices: ['PEAP', 'TTLS', 'PWD'].map((value) => ({ value, label: value })),
      isShown: isEnterprise,
    },
    {
      name: 'phase2',
      label: 'Phase 2',
      type: 'choice',
      initial: 'MSCHAPV2',
      choices: ['MSCHAPV2', 'GTC', 'PAP', 'NONE'].map((value) => ({ value, label: value })),
      isShown: isEnterprise,
    },
    { name: 'hidden', label: 'The network is hidden', type: 'flag' },
    {
      name: 'quoted',
      label: 'Quote a name that could be read as hexadecimal',
      type: 'flag',
      initial: 'yes',
      isShown: ({ ssid = '' }) => isHex(ssid),
    },
  ],
  write: writeWifi,
};

/** Writes `WIFI:` in the notation that ZXing introduced and cameras read. */
function writeWifi(values: FormValues): string {
  // Spaces at either end of a name or password are significant.
  const { ssid = '', password = '', security = 'WPA' } = values;
  if (ssid === '') fail('ssid', 'Please enter the network name.');
  if (new TextEncoder().encode(ssid).length > 32) {
    fail('ssid', 'The network name is longer than 32 bytes, the most that Wi-Fi allows.');
  }
  if (security !== 'nopass') checkPassword(password, security);
  const name = isHex(ssid) && values.quoted === 'yes' ? `"${ssid}"` : escapeWifi(ssid);
  const parts = [`T:${security}`, `S:${name}`];
  if (security !== 'nopass') parts.push(`P:${escapeWifi(password)}`);
  if (security === 'WPA2-EAP') {
    parts.push(`E:${read(values, 'eap')}`, `PH2:${read(values, 'phase2')}`);
    const [identity, anonymous] = [read(values, 'identity'), read(values, 'anonymous')];
    if (identity) parts.push(`I:${escapeWifi(identity)}`);
    if (anonymous) parts.push(`A:${escapeWifi(anonymous)}`);
  }
  if (values.hidden === 'yes') parts.push('H:true');
  return `WIFI:${parts.join(';')};;`;
}

function checkPassword(password: string, security: string): void {
  if (password === '') fail('password', 'Please enter the password.', 'Or choose “None” as security.');
  if (security === 'WPA') {
    const isKey = /^[0-9a-f]{64}$/i.test(password);
    if (!isKey && !/^[ -~]{8,63}$/.test(password)) {
      fail(
        'password',
        'A WPA password has 8 to 63 plain characters (letters, digits, signs of the English keyboard).',
        'Or 64 hexadecimal digits.',
      );
    }
  }
  if (
    security === 'WEP' &&
    !/^(?:[ -~]{5}|[ -~]{13}|[ -~]{16}|(?:[0-9a-f]{10}|[0-9a-f]{26}|[0-9a-f]{32}))$/i.test(password)
  ) {
    fail('password', 'A WEP key has 5, 13 or 16 characters, or 10, 26 or 32 hexadecimal digits.');
  }
}

function isHex(name: string): boolean {
  return /^[0-9a-f]+$/i.test(name);
}

function escapeWifi(value: string): string {
  return value.replace(/[\\;,:"]/g, String.raw`\$&`);
}
