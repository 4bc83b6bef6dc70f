import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatIpNetwork, parseIpNetwork } from './ip-network.ts';
import {
  excludeRanges,
  type IpRange,
  mergeRanges,
  rangeOf,
  rangeToNetworks,
  splitNetwork,
} from './ip-sets.ts';

const range = (first: string, last = first): IpRange => {
  const [from, to] = [parseIpNetwork(first), parseIpNetwork(last)];
  if (!from || !to) throw new Error(`${first} was refused`);
  return { version: from.version, first: rangeOf(from).first, last: rangeOf(to).last };
};
const write = (ranges: readonly IpRange[]) =>
  ranges.flatMap((each) => Array.from(rangeToNetworks(each), formatIpNetwork));

/** Python's own `ipaddress` module as the independent judge. */
function askPython(program: string, data: unknown): unknown {
  const { stdout, stderr } = spawnSync(
    'python3',
    ['-c', `import ipaddress, json, sys\ndata = json.load(sys.stdin)\n${program}`],
    { input: JSON.stringify(data), encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('a range is the fewest networks, and what is left without an address, too', () => {
  expect(write([range('192.0.2.0', '192.0.2.130')])).toEqual([
    '192.0.2.0/25',
    '192.0.2.128/31',
    '192.0.2.130/32',
  ]);
  expect(write(excludeRanges([range('192.0.2.0/28')], [range('192.0.2.1')]))).toEqual([
    '192.0.2.0/32',
    '192.0.2.2/31',
    '192.0.2.4/30',
    '192.0.2.8/29',
  ]);
  expect(write([range('::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')])).toEqual(['::/0']);
  expect(write(excludeRanges([range('0.0.0.0/0')], [range('0.0.0.0/0')]))).toEqual([]);
});

test('a split has every subnet once', () => {
  const whole = parseIpNetwork('10.1.2.3/22');
  expect(whole && Array.from(splitNetwork(whole, 24), formatIpNetwork)).toEqual([
    '10.1.0.0/24',
    '10.1.1.0/24',
    '10.1.2.0/24',
    '10.1.3.0/24',
  ]);
});

const networks = fc.oneof(
  fc
    .tuple(fc.nat(63), fc.integer({ min: 24, max: 32 }))
    .map(([end, length]) => `192.0.2.${end * 4}/${length}`),
  fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map(([address, length]) => `${address}/${length}`),
  fc.tuple(fc.ipV6(), fc.integer({ min: 8, max: 128 })).map(([address, length]) => `${address}/${length}`),
);

test('aggregates as Python collapses addresses', () => {
  const samples = fc.sample(fc.array(networks, { minLength: 1, maxLength: 30 }), 200);
  const program = `
nets = lambda row: [ipaddress.ip_interface(t).network for t in row]
collapse = lambda row, v: [[int(n.network_address), n.prefixlen] for n in ipaddress.collapse_addresses(n for n in nets(row) if n.version == v)]
print(json.dumps([[[str(a), p] for v in (4, 6) for a, p in collapse(row, v)] for row in data]))`;
  const ours = samples.map((row) =>
    mergeRanges(row.map((text) => range(text)))
      .flatMap((each) => [...rangeToNetworks(each)])
      .map(({ address, prefixLength }) => [address.toString(), prefixLength]),
  );
  expect(ours).toEqual(askPython(program, samples));
});

test('excludes as Python does, address by address', () => {
  const pairs = fc.sample(
    fc.tuple(
      fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(255), fc.integer({ min: 26, max: 32 })), { maxLength: 6 }),
    ),
    200,
  );
  const samples = pairs.map(([from, without]) => [
    from.map((end) => `192.0.2.${end}/29`),
    without.map(([end, length]) => `192.0.2.${end}/${length}`),
  ]);
  const program = `
nets = lambda row: [ipaddress.ip_interface(t).network for t in row]
left = lambda a, b: sorted({int(x) for n in nets(a) for x in n} - {int(x) for n in nets(b) for x in n})
print(json.dumps([[str(n) for n in ipaddress.collapse_addresses(map(ipaddress.IPv4Address, left(a, b)))] for a, b in data]))`;
  const ours = samples.map(([from = [], without = []]) =>
    write(
      excludeRanges(
        from.map((each) => range(each)),
        without.map((each) => range(each)),
      ),
    ),
  );
  expect(ours).toEqual(askPython(program, samples));
});
