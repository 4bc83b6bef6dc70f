import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatIpAddress, type IpNetwork, networkRange, parseIpNetwork } from './ip-network.ts';

/** Python's own `ipaddress` module as the independent judge. */
function askPython(networks: readonly string[]): string[][] {
  const program = `
import ipaddress, json, sys
rows = []
for text in json.load(sys.stdin):
    n = ipaddress.ip_interface(text).network
    hosts = n.num_addresses - 2 if n.version == 4 and n.prefixlen < 31 else n.num_addresses
    rows.append([str(n.network_address), str(n.netmask), str(n.broadcast_address), str(n.num_addresses), str(hosts)])
print(json.dumps(rows))`;
  const { stdout } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(networks),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[][];
}

function describe(text: string): string[] {
  const network = parseIpNetwork(text);
  if (!network) throw new Error(`${text} was refused`);
  const range = networkRange(network);
  const write = (address: bigint) => formatIpAddress(address, network.version);
  return [
    write(range.network),
    write(range.mask),
    write(range.last),
    range.addressCount.toString(),
    range.hostCount.toString(),
  ];
}

const networks: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 32 })).map(([address, length]) => `${address}/${length}`),
  fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 128 })).map(([address, length]) => `${address}/${length}`),
);

test('spans what Python says it spans, for any network', () => {
  const samples = fc.sample(networks, 400);
  expect(samples.map(describe)).toEqual(askPython(samples));
});

test('the documents’ own examples', () => {
  expect(describe('10.0.0.0/22')).toEqual(['10.0.0.0', '255.255.252.0', '10.0.3.255', '1024', '1022']);
  // RFC 3021: both addresses of a point-to-point link are hosts.
  expect(describe('192.0.2.6/31')).toEqual(['192.0.2.6', '255.255.255.254', '192.0.2.7', '2', '2']);
  // RFC 5952, sections 4 and 5.
  for (const [written, canonical] of [
    ['2001:0db8::0001', '2001:db8::1'],
    ['2001:db8:0:0:0:0:2:1', '2001:db8::2:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['::ffff:c000:201', '::ffff:192.0.2.1'],
    ['2001:DB8::AAAA', '2001:db8::aaaa'],
    ['::', '::'],
  ] as const) {
    expect(formatIpAddress(parseIpNetwork(written)?.address ?? -1n, 6), written).toBe(canonical);
  }
  // RFC 4291, section 2.2: the last four bytes may be dotted.
  expect(parseIpNetwork('::FFFF:129.144.52.38')?.address).toBe(0xffff_8190_3426n);
});

test('a mask is as good as a length', () => {
  expect(parseIpNetwork('10.1.2.3/255.255.252.0')).toEqual(parseIpNetwork('10.1.2.3/22'));
});

test('what is no address is refused', () => {
  for (const text of [
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/255.0.255.0',
    '1.2.3.4/',
    '1.2.3.4/8/9',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    '1:2:3:4:5:6:7::8:9',
    '::1%eth0',
    '::12345',
    '::1.2.3.4:5',
    '::/129',
    'fe80',
  ]) {
    expect(parseIpNetwork(text), text).toBeUndefined();
  }
});

test('what is written is read again, and any text is answered', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (address) => {
      const network: IpNetwork = { version: 6, address, prefixLength: 128 };
      expect(parseIpNetwork(formatIpAddress(address, 6))).toEqual(network);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789abf:./%')) }), (text) => {
      parseIpNetwork(text);
    }),
  );
});
