import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { completeValues } from './content-form.ts';
import { contentForms } from '../making/requests.ts';
import type { ContentKind, FormValues } from '../state.ts';

type FormKind = Exclude<ContentKind, 'text' | 'batch'>;

function write(kind: FormKind, entered: FormValues): string {
  const form = contentForms[kind];
  return form.write(completeValues(form, entered));
}

/** The field that is to blame. */
function blame(kind: FormKind, entered: FormValues): string | undefined {
  try {
    return `nothing: ${write(kind, entered)}`;
  } catch (error) {
    return error instanceof ToolInputError ? error.details.field : String(error);
  }
}

describe('Wi-Fi, as the ZXing wiki has it', () => {
  test('its examples', () => {
    expect(write('wifi', { ssid: 'mynetwork', password: 'mypassword' })).toBe(
      'WIFI:T:WPA;S:mynetwork;P:mypassword;;',
    );
    expect(write('wifi', { ssid: String.raw`"foo;bar\baz"`, security: 'nopass' })).toBe(
      String.raw`WIFI:T:nopass;S:\"foo\;bar\\baz\";;`,
    );
    expect(write('wifi', { ssid: 'ABCD', security: 'nopass' })).toBe('WIFI:T:nopass;S:"ABCD";;');
    expect(write('wifi', { ssid: 'ABCD', security: 'nopass', quoted: 'no' })).toBe('WIFI:T:nopass;S:ABCD;;');
  });

  test('hidden, WPA3, WEP and EAP', () => {
    expect(write('wifi', { ssid: 'x y', security: 'SAE', password: 'p', hidden: 'yes' })).toBe(
      'WIFI:T:SAE;S:x y;P:p;H:true;;',
    );
    const eap = { ssid: 'office', security: 'WPA2-EAP', password: 'pw', identity: 'me:x', anonymous: 'anon' };
    expect(write('wifi', eap)).toBe(
      String.raw`WIFI:T:WPA2-EAP;S:office;P:pw;E:PEAP;PH2:MSCHAPV2;I:me\:x;A:anon;;`,
    );
  });

  test('what the radio standard refuses', () => {
    expect(blame('wifi', {})).toBe('ssid');
    expect(blame('wifi', { ssid: 'ü'.repeat(17), security: 'nopass' })).toBe('ssid');
    expect(blame('wifi', { ssid: 'a', password: '1234567' })).toBe('password');
    expect(blame('wifi', { ssid: 'a', password: 'x'.repeat(64) })).toBe('password');
    expect(write('wifi', { ssid: 'n', password: 'f'.repeat(64) })).toContain('P:ffff');
    expect(blame('wifi', { ssid: 'a', security: 'WEP', password: '123456' })).toBe('password');
    expect(write('wifi', { ssid: 'n', security: 'WEP', password: '12345' })).toBe('WIFI:T:WEP;S:n;P:12345;;');
  });

  test('any name and password come back by the rule of the wiki', () => {
    const readField = (text: string, key: string) =>
      new RegExp(`[:;]${key}:((?:\\\\.|[^\\\\;])*);`, 's').exec(text)?.[1]?.replace(/\\(.)/gs, '$1');
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 32 }).filter((name) => !/^[0-9a-f]+$/i.test(name)),
        fc.stringMatching(/^[ -~]{8,63}$/),
        (ssid, password) => {
          const text = write('wifi', { ssid, password });
          expect([readField(text, 'S'), readField(text, 'P')]).toEqual([ssid, password]);
        },
      ),
    );
  });
});

describe('contacts', () => {
  const person = {
    given: 'Erika',
    family: 'Mustermann; von',
    organization: 'A, B & C',
    mobile: '+49 (221) 123-45',
  };

  test('vCard 3.0 with RFC 2426 escapes and CRLF', () => {
    expect(write('contact', { ...person, note: 'one\ntwo\\', city: 'Köln', email: 'e@example.com' })).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        String.raw`N:Mustermann\; von;Erika;;;`,
        String.raw`FN:Erika Mustermann\; von`,
        String.raw`ORG:A\, B & C`,
        'TEL;TYPE=CELL:+4922112345',
        'EMAIL:e@example.com',
        'ADR:;;;Köln;;;',
        String.raw`NOTE:one\ntwo\\`,
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('vCard 4.0 and MeCard', () => {
    expect(write('contact', { ...person, style: '4.0' })).toContain('VERSION:4.0\r\n');
    // NTT DoCoMo's own example is MECARD:N:Owen,Sean;ADR:76 9th Avenue, 4th Floor, New York, NY 10011;…
    expect(
      write('contact', {
        given: 'Sean',
        family: 'Owen',
        mobile: '12125551212',
        email: 'srowen@example.com',
        style: 'mecard',
      }),
    ).toBe('MECARD:N:Owen,Sean;TEL:12125551212;EMAIL:srowen@example.com;;');
    expect(write('contact', { organization: 'A:B', url: 'https://x.example', style: 'mecard' })).toBe(
      String.raw`MECARD:N:A\:B;ORG:A\:B;URL:https\://x.example;;`,
    );
  });

  test('mistakes', () => {
    expect(blame('contact', { email: 'a@example.com' })).toBe('given');
    expect(blame('contact', { given: 'A', mobile: 'call me' })).toBe('mobile');
    expect(blame('contact', { given: 'A', email: 'nobody' })).toBe('email');
  });
});

describe('events (RFC 5545)', () => {
  test('text escapes of section 3.3.11, floating times', () => {
    const text = write('event', {
      title: 'Project XYZ Final Review',
      description: 'Project XYZ Final Review\nConference Room - 3B\nCome Prepared.',
      location: 'Room 3; floor 2, left',
      start: '2026-03-29T02:30',
      end: '2026-03-29T04:00',
      zone: 'floating',
    });
    expect(text).toContain('\r\nDTSTART:20260329T023000\r\nDTEND:20260329T040000\r\n');
    expect(text).toContain(
      String.raw`DESCRIPTION:Project XYZ Final Review\nConference Room - 3B\nCome Prepared.` + '\r\n',
    );
    expect(text).toContain(String.raw`LOCATION:Room 3\; floor 2\, left` + '\r\n');
    expect(text.match(/^(BEGIN|VERSION|PRODID|UID|DTSTAMP|END):/gm)).toHaveLength(8);
  });

  test('days end before the day after, also over a month and in summer time', () => {
    const text = write('event', { title: 't', allDay: 'yes', firstDay: '2026-10-24', lastDay: '2026-10-31' });
    expect(text).toContain('DTSTART;VALUE=DATE:20261024\r\nDTEND;VALUE=DATE:20261101\r\n');
    expect(write('event', { title: 't', allDay: 'yes', firstDay: '2028-02-28' })).toContain(
      'DTEND;VALUE=DATE:20280229',
    );
  });

  test('an instant is written in UTC, and the same event gives the same text', () => {
    const event = { title: 't', start: '2026-07-01T10:00' };
    const utc = new Date(2026, 6, 1, 10).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(write('event', event)).toContain(`DTSTART:${utc}\r\n`);
    expect(write('event', event)).toBe(write('event', event));
  });

  test('mistakes', () => {
    expect(blame('event', { start: '2026-01-01T10:00' })).toBe('title');
    expect(blame('event', { title: 't' })).toBe('start');
    expect(blame('event', { title: 't', start: '2026-01-01T10:00', end: '2026-01-01T09:00' })).toBe('end');
    expect(blame('event', { title: 't', allDay: 'yes', firstDay: '2026-01-02', lastDay: '2026-01-01' })).toBe(
      'lastDay',
    );
    expect(blame('event', { title: 't', start: '2026-99-01T10:00' })).toBe('start');
  });
});

describe('SEPA payments (EPC069-12)', () => {
  const payment = { name: 'Red Cross of Belgium', iban: 'BE72 0000 0000 1616' };

  test('the published example, as version 002', () => {
    const entered = {
      ...payment,
      bic: 'BPOTBEB1',
      amount: '1',
      purpose: 'CHAR',
      remittance: 'Urgency fund',
      information: 'Sample EPC QR Code',
    };
    expect(write('payment', entered).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BPOTBEB1',
      'Red Cross of Belgium',
      'BE72000000001616',
      'EUR1.00',
      'CHAR',
      '',
      'Urgency fund',
      'Sample EPC QR Code',
    ]);
  });

  test('ends with the last field that is filled in', () => {
    expect(write('payment', { ...payment, amount: '12,5' })).toMatch(/\nBE72000000001616\nEUR12\.50$/);
    expect(write('payment', payment)).toMatch(/\nBE72000000001616$/);
    // ISO 11649's own example.
    expect(write('payment', { ...payment, reference: 'RF18 5390 0754 7034' })).toMatch(
      /\n\n\nRF18539007547034$/,
    );
  });

  test.each([
    'DE89370400440532013000',
    'GB82WEST12345698765432',
    'NL91ABNA0417164300',
    'MT84MALT011000012345MTLCAST001S',
  ])('the IBAN %s of the registry is taken, and one wrong digit is not', (iban) => {
    expect(write('payment', { ...payment, iban })).toContain(iban);
    const last = iban.at(-1) === '0' ? '1' : '0';
    expect(blame('payment', { ...payment, iban: iban.slice(0, -1) + last })).toBe('iban');
  });

  test('mistakes', () => {
    expect(blame('payment', { iban: payment.iban })).toBe('name');
    expect(blame('payment', { ...payment, amount: '0' })).toBe('amount');
    expect(blame('payment', { ...payment, amount: '1.234' })).toBe('amount');
    expect(blame('payment', { ...payment, amount: '1000000000' })).toBe('amount');
    expect(blame('payment', { ...payment, name: 'x'.repeat(71) })).toBe('name');
    expect(blame('payment', { ...payment, bic: 'SHORT' })).toBe('bic');
    expect(blame('payment', { ...payment, reference: 'RF18539007547035' })).toBe('reference');
    expect(blame('payment', { ...payment, reference: 'RF18539007547034', remittance: 'x' })).toBe(
      'remittance',
    );
    expect(blame('payment', { ...payment, remittance: 'ü'.repeat(140), information: 'ü'.repeat(70) })).toBe(
      'remittance',
    );
  });
});

describe('addresses', () => {
  test('mailto (RFC 6068, section 6)', () => {
    expect(write('email', { to: 'infobot@example.com', subject: 'current-issue' })).toBe(
      'mailto:infobot@example.com?subject=current-issue',
    );
    expect(write('email', { to: 'infobot@example.com', body: 'send current-issue\nsend index' })).toBe(
      'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
    );
    expect(write('email', { to: 'a+b@example.com', subject: 'A & B?' })).toBe(
      'mailto:a%2Bb@example.com?subject=A%20%26%20B%3F',
    );
    expect(blame('email', { to: 'a@b' })).toBe('to');
  });

  test('telephone and SMS', () => {
    // RFC 3966, section 6, with its separators left out.
    expect(write('phone', { number: '+1-201-555-0123' })).toBe('tel:+12015550123');
    expect(write('phone', { number: '*100#' })).toBe('tel:*100%23');
    expect(write('sms', { number: '+49 221 1', message: 'a:b; c' })).toBe('SMSTO:+492211:a:b; c');
    expect(blame('sms', { number: '0800-FLOWERS' })).toBe('number');
  });

  test('places (RFC 5870)', () => {
    expect(write('place', { latitude: '13.4125', longitude: '103.8667' })).toBe('geo:13.4125,103.8667');
    expect(write('place', { latitude: '48,2010, 16.3695'.replace(',', '.') })).toBe('geo:48.2010,16.3695');
    expect(write('place', { latitude: '0.0000001', longitude: '-0,5', label: 'Here (now)' })).toBe(
      'geo:0.0000001,-0.5?q=0.0000001,-0.5(Here%20(now))',
    );
    expect(blame('place', { latitude: '91', longitude: '0' })).toBe('latitude');
    expect(blame('place', { latitude: '1', longitude: 'east' })).toBe('longitude');
  });

  test('coins (BIP 21, EIP-681)', () => {
    expect(
      write('coin', {
        address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
        coinAmount: '20.3',
        coinLabel: 'Luke-Jr',
      }),
    ).toBe('bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Luke-Jr');
    expect(
      write('coin', {
        coin: 'ethereum',
        address: '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359',
        coinAmount: '2.014',
      }),
    ).toBe('ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2014000000000000000');
    expect(blame('coin', { address: 'nonsense!' })).toBe('address');
    expect(blame('coin', { address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', coinAmount: '0.123456789' })).toBe(
      'coinAmount',
    );
  });

  test('one-time passwords (the key URI format)', () => {
    const written = write('otp', {
      issuer: 'ACME Co',
      account: 'john.doe@email.com',
      key: 'hxdm vjec jjws rb3h',
      digits: '8',
    });
    const url = new URL(written);
    expect([url.protocol, url.hostname, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/ACME Co:john.doe@email.com',
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      secret: 'HXDMVJECJJWSRB3H',
      issuer: 'ACME Co',
      digits: '8',
    });
    expect(write('otp', { account: 'a', key: 'AA', otpType: 'hotp' })).toBe(
      'otpauth://hotp/a?secret=AA&counter=0',
    );
    expect(blame('otp', { account: 'a', key: '0189' })).toBe('key');
  });
});

test('no form fails in another way than by a mistake to fix, whatever is entered', () => {
  const kinds = Object.keys(contentForms) as FormKind[];
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('yes', '1', '+49', 'a@b.c', '2026-01-01', '\ud800', '\0', '9'.repeat(500)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.infiniteStream(anything), (kind, stream) => {
      const values = Object.fromEntries(
        contentForms[kind].fields.map(({ name, choices }) => [
          name,
          choices?.[0]?.value ?? stream.next().value,
        ]),
      );
      try {
        expect(write(kind, values)).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
    { numRuns: 500 },
  );
});
