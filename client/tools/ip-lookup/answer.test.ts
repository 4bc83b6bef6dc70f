import { expect, test } from 'vitest';
import { answer } from './answer.ts';

// As `ipaddress` of Python 3 has it.
test('answers a network with its hosts', () => {
  expect(answer('10.0.0.0/22', 'en')).toEqual({
    text: '10.0.0.1 – 10.0.3.254',
    working: '10.0.0.0/22: 1,022 hosts, mask 255.255.252.0, broadcast 10.0.3.255',
    opens: '10.0.0.0/22',
  });
  expect(answer('2001:db8::/126', 'en')).toEqual({
    text: '2001:db8:: – 2001:db8::3',
    working: '2001:db8::/126: 4 addresses',
    opens: '2001:db8::/126',
  });
});

test('is silent about lone addresses and anything else', () => {
  for (const query of ['10.0.0.1', '1/2', '10.0.0.0/33', '16:9', '']) {
    expect(answer(query, 'en'), query).toBeUndefined();
  }
});
