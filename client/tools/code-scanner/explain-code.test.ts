import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScannedCode } from '#core/codes/scanning/zxing-reader.ts';
import { explainCode, showControls } from './reading/explain-code.ts';
import { readFields } from './reading/read-fields.ts';

const code: ScannedCode = {
  symbology: 'QR Code',
  text: '',
  bytes: new Uint8Array(),
  content: 'Text',
  isDeclared: false,
  addOn: '',
  ean13: '',
  part: undefined,
};
const explain = (text: string) => {
  const { what, kind, facts } = explainCode({ ...code, text });
  return [what, kind, Object.fromEntries(facts)];
};

describe('what a content is', () => {
  test.each([
    ['https://example.org/x', 'Link', 'url', { Host: 'example.org' }],
    // The letter а is Cyrillic.
    ['HTTPS://ex\u0430mple.org', 'Link', 'url', { Host: 'xn--exmple-4nf.org' }], // cspell:disable-line
    ['https://', 'Link', 'url', {}],
    ['javascript:alert(1)', 'Plain text', 'text', {}],
    ['mailto:a@example.org', 'E-mail', 'text', {}],
    ['tel:+15551234', 'Phone number', 'text', {}],
    ['geo:40.7,-73.9', 'Place', 'text', {}],
    ['otpauth://totp/x?secret=ABC', 'Two-factor sign-in secret', 'text', {}],
    ['wifi is here', 'Plain text', 'text', {}],
    ['', 'Plain text', 'text', {}],
  ])('%j', (text, what, kind, facts) => {
    expect(explain(text)).toEqual([what, kind, facts]);
  });

  test('networks, as the wiki of ZXing writes them', () => {
    expect(explain('WIFI:T:WPA;S:mynetwork;P:mypass;;')).toEqual([
      'Wi-Fi network',
      'text',
      { Network: 'mynetwork', Security: 'WPA', Password: 'mypass' },
    ]);
    expect(explain(String.raw`WIFI:S:\"foo\;bar\\baz\";;`)[2]).toEqual({ Network: '"foo;bar\\baz"' });
  });

  test('contacts: RFC 6350, and NTT DoCoMo’s own example', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Simon Perreault',
      'ORG;TYPE=work:Viagenie',
      'item1.TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254',
      'NOTE:one\\, two',
      '  three',
      'END:VCARD',
    ].join('\r\n');
    expect(explain(card)).toEqual([
      'Contact',
      'text',
      {
        Name: 'Simon Perreault',
        Organization: 'Viagenie',
        Phone: 'tel:+1-418-656-9254',
        Note: 'one, two three',
      },
    ]);
    expect(
      explain('MECARD:N:Owen,Sean;ADR:76 9th Avenue;TEL:12125551212;EMAIL:srowen@example.com;;')[2],
    ).toEqual({
      Name: 'Owen,Sean',
      Address: '76 9th Avenue',
      Phone: '12125551212',
      'E-mail': 'srowen@example.com',
    });
  });

  test('data that break a rule of GS1 stay a text', () => {
    const broken = explainCode({ ...code, content: 'GS1', text: '0109521234543214' });
    expect(broken.facts).toEqual([
      ['GS1', expect.stringContaining('does not follow the GS1 rules') as string],
    ]);
  });
});

test('every name and password comes back from its escaped form', () => {
  const unit = fc.constantFrom('\\', ';', ':', ',', '"', 'a', '9', ' ', '\n', '%', '&', 'é', 'e\u0301', '😀');
  const word = fc.string({ unit, minLength: 1, maxLength: 8 });
  const escape = (text: string) => text.replace(/[\\;,:"]/g, '\\$&');
  fc.assert(
    fc.property(word, word, (name, password) => {
      const text = `WIFI:S:${escape(name)};P:${escape(password)};;`;
      expect(readFields(text, { S: 'name', P: 'password' })).toEqual([
        ['name', name],
        ['password', password],
      ]);
    }),
  );
});

test('control characters are shown, line breaks and tabs stay', () => {
  expect(showControls('a\u001Db\0\n\tc')).toBe('a<GS>b<0x00>\n\tc');
});
