import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

// As in Python 3's `ipaddress`.
test('answers a network with its hosts', () => {
  expect(answer('10.0.0.0/22', 'en')).toEqual({
    text: '10.0.0.1 – 10.0.3.254',
    working: '10.0.0.0/22: 1,022 hosts, mask 255.255.252.0, broadcast 10.0.3.255',
    opens: '10.0.0.0/22',
    values: { text: '10.0.0.0/22' },
  });
  expect(answer('2001:db8::/126', 'en')).toEqual({
    text: '2001:db8:: – 2001:db8::3',
    working: '2001:db8::/126: 4 addresses',
    opens: '2001:db8::/126',
    values: { text: '2001:db8::/126' },
  });
});

// RFC 6890 and the registries of IANA it began.
test('says what an address is for', () => {
  expect(answer('172.31.255.255', 'en')?.text).toBe('Private network (RFC 1918)');
  expect(answer('172.32.0.0', 'en')?.text).toBe('Public IPv4 address');
  expect(answer('2001:db8::1', 'en')?.text).toBe('For documentation (RFC 3849)');
  expect(answer('2606:4700::1111', 'en')?.text).toBe('Public IPv6 address');
});

test('is silent about anything else', () => {
  for (const query of ['1/2', '10.0.0.0/33', '16:9', '']) {
    expect(answer(query, 'en'), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789abf:./')) }), (query) => {
      answer(query, 'en');
    }),
  );
});

test('answers masks and prefix lengths', () => {
  // Python: ipaddress.ip_network('0.0.0.0/26').netmask and num_addresses - 2.
  const texts = {
    'subnet mask /26': '255.255.255.192',
    '255.255.255.0 to cidr': '/24',
    '255.255.240.0': '/20',
    'how many hosts in a /28': '14 hosts',
    'is 10.0.0.1 private': 'Private network (RFC 1918)',
  };
  for (const [query, text] of Object.entries(texts)) expect(answer(query, 'en')?.text, query).toBe(text);
  for (const query of ['/26', 'subnet mask /33', '255.0.255.0 to cidr', 'subnet mask'])
    expect(answer(query, 'en'), query).toBeUndefined();
});
