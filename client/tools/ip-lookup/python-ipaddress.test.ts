import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

/** Networks of every size inside IANA's special ones, of which Python says that no part is global. */
const script = `
import ipaddress, random
random.seed(7)
special = """0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.2.0/24 192.168.0.0/16
198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4 100::/64 2001:2::/48 2001:db8::/32 fc00::/7 fe80::/10"""
for text in special.split():
    network = ipaddress.ip_network(text)
    for _ in range(6):
        length = random.randint(network.prefixlen, min(network.max_prefixlen, network.prefixlen + 40))
        host = random.getrandbits(network.max_prefixlen - network.prefixlen)
        part = ipaddress.ip_network((int(network.network_address) | host, length), strict=False)
        assert not part.is_global
        print(part)
    print(f"{network[0]}-{network[-1]}")
    print(network)
`;

async function report(text: string, options: object): Promise<string> {
  const { parts, notes = [] } = await executeOperation(operation, text, options);
  const content = parts[0]?.content;
  if (typeof content !== 'string') throw new Error('No text.');
  return [content, ...notes.map(({ sentence }) => sentence)].join('\n');
}

test('networks and ranges that Python calls not global have no country', async () => {
  const networks = execFileSync('python3', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
  expect(networks.length).toBeGreaterThan(100);
  for (const network of networks) {
    expect(await report(network, {}), network).not.toContain('Countr');
  }
});

test('a wider network has the countries of its public part alone', async () => {
  // 172.15/16 and 172.32/11 are of AT&T, T-Mobile and others in the United States; 172.16/12 is private.
  const csv = await report('172.15.0.0-172.33.255.255', { format: 'csv' });
  expect(csv.split('\r\n')[1]).toMatch(/,4,US,United States,/);
});
