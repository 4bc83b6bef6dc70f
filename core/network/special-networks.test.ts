import { expect, test } from 'vitest';
import { embeddedIpv4 } from './embedded-ipv4.ts';
import { formatIpAddress, parseIpNetwork } from './ip-network.ts';
import { readLenientIpv4 } from './lenient-ipv4.ts';
import { findSpecialNetwork } from './special-networks.ts';

const find = (text: string) => {
  const address = parseIpNetwork(text);
  return address && findSpecialNetwork(address.version, address.address);
};

// The registries of IANA: iana-ipv4-special-registry, iana-ipv6-special-registry.
test.each([
  ['10.255.255.255', '10.0.0.0/8', 'RFC 1918'],
  ['172.16.0.1', '172.16.0.0/12', 'RFC 1918'],
  ['192.168.255.255', '192.168.0.0/16', 'RFC 1918'],
  ['100.64.0.1', '100.64.0.0/10', 'RFC 6598'],
  ['192.0.0.9', '192.0.0.9/32', 'RFC 7723'],
  ['192.0.0.100', '192.0.0.0/24', 'RFC 6890'],
  ['0.0.0.0', '0.0.0.0/32', 'RFC 1122'],
  ['255.255.255.255', '255.255.255.255/32', 'RFC 919'],
  ['250.1.1.1', '240.0.0.0/4', 'RFC 1112'],
  ['198.19.255.255', '198.18.0.0/15', 'RFC 2544'],
  ['2001:db8::1', '2001:db8::/32', 'RFC 3849'],
  ['3fff::1', '3fff::/20', 'RFC 9637'],
  ['2001::1', '2001::/32', 'RFC 4380'],
  ['2001:1::1', '2001:1::1/128', 'RFC 7723'],
  ['::ffff:192.0.2.1', '::ffff:0:0/96', 'RFC 4291'],
  ['fd00::1', 'fc00::/7', 'RFC 4193'],
  ['192.88.99.2', '192.88.99.2/32', 'RFC 6751'],
  ['192.88.99.1', '192.88.99.0/24', 'RFC 7526'],
  // RFC 3879, section 4, and RFC 4291, section 2.5.5.1.
  ['fec0::1', 'fec0::/10', 'RFC 3879'],
  ['::8.8.8.8', '::/96', 'RFC 4291'],
  ['::1', '::1/128', 'RFC 4291'],
  ['4000::1', '::/0', 'RFC 4291'],
])('%s is of %s (%s)', (address, network, source) => {
  expect(find(address)).toMatchObject({ network, source });
});

test('neighbors of special networks are public', () => {
  for (const address of [
    '9.255.255.255',
    '11.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '100.128.0.0',
    '2606:4700::1',
  ]) {
    expect(find(address), address).toBeUndefined();
  }
});

// Node's URL is the WHATWG standard's own algorithm, by other authors.
test('lenient texts are read as browsers do', () => {
  const readByUrl = (text: string) => {
    try {
      return new URL(`http://${text}/`).hostname;
    } catch {
      return undefined;
    }
  };
  for (const text of [
    '010.1.1.1',
    '0x7f.1',
    '127.1',
    '2130706433',
    '1.2.3',
    '1.256',
    '0x',
    '4294967295',
    '1.2.3.4.',
  ]) {
    const reading = readLenientIpv4(text);
    expect(reading && formatIpAddress(reading.byBrowsers, 4), text).toBe(readByUrl(text));
  }
  for (const text of ['08.1.1.1', '4294967296', '1.2.3.256', '256.1.1.1', '1.2.3.4.5', '0x1g', '1..2', '']) {
    expect(readLenientIpv4(text), text).toBeUndefined();
  }
  expect(readLenientIpv4('010.1.1.1')).toEqual({ byBrowsers: 0x08010101n, byDecimals: 0x0a010101n });
});

// RFC 4291, RFC 6052, RFC 3056, and the example of RFC 4380, section 4.
test.each([
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['64:ff9b::8.8.8.8', '8.8.8.8'],
  ['2002:c000:204::', '192.0.2.4'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '192.0.2.45'],
  ['2001:db8::808:808', undefined],
  ['8.8.8.8', undefined],
])('the IPv4 address inside %s is %s', (text, expected) => {
  const network = parseIpNetwork(text);
  const inside = network && embeddedIpv4(network.version, network.address);
  expect(inside && formatIpAddress(inside.address, 4)).toBe(expected);
});
