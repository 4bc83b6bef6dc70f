import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { ToolInputError } from '#core/errors.ts';
import operation from './operation.ts';
import { readEntry, writeEntry } from './reading/entry.ts';
import { readInput } from './reading/read-input.ts';

async function run(text: string, options = {}) {
  const { parts, notes = [], figures } = await executeOperation(operation, text, options);
  const [part] = parts;
  if (typeof part?.content !== 'string') throw new Error('No text.');
  return { text: part.content, notes: notes.map(({ sentence }) => sentence), figures };
}

test('special networks come before the table: 192.168/16 and 172.16/12 are in no country', async () => {
  for (const address of ['192.168.1.1', '172.16.0.1']) {
    const { text, notes } = await run(address);
    expect(text).toContain('Private network (RFC 1918');
    expect(text).not.toContain('Country');
    expect(notes).toEqual([]);
  }
});

// The package's own rows: 16777216–16777471 AU, 16777472–16778239 CN, 2001:4860::/32 US.
test('countries of both versions, with their date and source', async () => {
  const { text, notes } = await run('1.0.0.255\n1.0.1.0\n2001:4860:4860::8888', { format: 'csv' });
  expect(text.split('\r\n').slice(1, 4)).toEqual([
    '1.0.0.255,1,4,AU,Australia,Public IPv4 address',
    '1.0.1.0,1,4,CN,China,Public IPv4 address',
    '2001:4860:4860::8888,1,6,US,United States,Public IPv6 address',
  ]);
  expect(notes.join()).toMatch(/as of 2026-06-17: where an address is registered.*nro\.net \(CC BY 4\.0\)/);
});

// The package's own row: 1.0.1.0 CN.
test('an address that holds an IPv4 address has the country of that one', async () => {
  const { text } = await run('::ffff:1.0.1.0 a\n64:ff9b::1.0.1.0 b\n2002:100:100:: c\n::ffff:10.0.0.1 d', {
    format: 'csv',
  });
  expect(text.match(/,CN,China,/g)).toHaveLength(3);
  expect(text).toContain('::ffff:10.0.0.1,1,6,,,');
  const one = await run('::ffff:1.0.1.0');
  expect(one.text).toMatch(/Country of 1\.0\.1\.0 +China\nVersion/);
  expect(one.text).toMatch(/Which is +Public IPv4 address/);
});

test('the versions of browsers in an access log are no addresses', async () => {
  const agent = '"Mozilla/5.0 (X11; +http://192.0.2.9/) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36"';
  const line = `198.51.100.7 - - [23/Nov/2026:14:00:00 +0100] "GET / HTTP/1.1" 200 1 "-" ${agent} "203.0.113.4"`;
  const { text, notes } = await run([line, line, 'host/198.51.100.8:80 closed'].join('\n'), {
    format: 'csv',
  });
  expect(text.split('\r\n').map((row) => row.split(',').slice(0, 2).join(' '))).toEqual([
    'address count',
    '198.51.100.7 2',
    '192.0.2.9 2',
    '203.0.113.4 2',
    '198.51.100.8 1',
    '',
  ]);
  expect(notes.join(' ')).toContain('2 versions of browsers');
});

test('addresses made harmless, of pages and of firewalls', async () => {
  for (const written of ['192.0.2[.]1', '192[.]0[.]2[.]1', 'hxxp://192.0.2[dot]1/x', '192.0.2(.)1'])
    expect((await run(written, { format: 'csv' })).text, written).toContain('192.0.2.1,1,4');
  expect((await run('fe80::1%25eth0')).text).toMatch(/Interface +eth0/);
  await expect(run('10.0.0.0/0.0.3.255')).rejects.toThrow(
    'is a wildcard: as a netmask write 10.0.0.0/255.255.252.0',
  );
  await expect(run('4294967296')).rejects.toThrow('4294967295 at most');
});

test('a network has its facts, and tells where it was written with host bits', async () => {
  const { text, notes } = await run('198.51.100.77/26');
  for (const fact of [
    /First host +198.51.100.65/,
    /Broadcast +198.51.100.127/,
    /Hosts +62/,
    /Wildcard +0.0.0.63/,
  ])
    expect(text).toMatch(fact);
  expect(notes[0]).toContain('within its network 198.51.100.64/26');
  const pair = await run('192.0.2.6/31');
  expect(pair.text).toMatch(/Hosts +2\n/);
});

test('an address has its facts', async () => {
  // RFC 4291, appendix A, and RFC 3596, section 2.5.
  const { text } = await run('fe80::0204:61ff:fe9d:f156%eth0');
  expect(text).toContain('00:04:61:9d:f1:56');
  expect(text).toMatch(/Address +fe80::204:61ff:fe9d:f156%eth0/);
  const reverse = await run('4321:0:1:2:3:4:567:89ab');
  expect(reverse.text).toContain('b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa');
  // RFC 4380's and RFC 3056's own forms.
  expect((await run('2002:c000:204::')).text).toMatch(/6to4\) +192.0.2.4/);
});

test('both readings are named where programs differ', async () => {
  const { notes, text } = await run('010.1.1.1');
  expect(notes[0]).toContain('browsers read it as 8.1.1.1, other programs as 10.1.1.1');
  expect(text).toMatch(/Address +8.1.1.1/);
});

test('a log gives each address once, the most frequent first', () => {
  const log = [
    '192.0.2.7 - - [12/Nov/2026:10:00:01 +0000] "GET / HTTP/1.1" 200 12:34:56',
    '10.0.0.1:8080 std::string from [2001:DB8::1]:443, v1.2.3.4.5 and 1.2.3.999',
    'Nov 12 10:00:01 host sshd: Failed from 192.0.2.7 port 22 ::1',
  ].join('\n');
  const { entries, isLog } = readInput(log);
  expect(isLog).toBe(true);
  expect(entries.map(({ entry, count }) => [writeEntry(entry), count])).toEqual([
    ['192.0.2.7', 2],
    ['10.0.0.1', 1],
    ['2001:db8::1', 1],
    ['::1', 1],
  ]);
});

test('a port or a colon behind an address is not of the address', () => {
  const addresses = (text: string) => readInput(text).entries.map(({ entry }) => writeEntry(entry));
  expect(addresses('192.0.2.1:443\n[2001:db8::1]:443\n[2001:db8::2]')).toEqual([
    '192.0.2.1',
    '2001:db8::1',
    '2001:db8::2',
  ]);
  expect(addresses('from 2001:db8::1: refused, 2001:db8::: too, 192.0.2.1: no')).toEqual([
    '2001:db8::1',
    '2001:db8::',
    '192.0.2.1',
  ]);
});

test('the other tasks', async () => {
  expect((await run('10.0.0.0/25\n10.0.0.128/25, 10.0.1.0/24', { task: 'aggregate' })).text).toBe(
    '10.0.0.0/23\n',
  );
  const excluded = await run('192.0.2.0/28', { task: 'exclude', excluded: '192.0.2.1' });
  expect(excluded.text).toBe('192.0.2.0/32\n192.0.2.2/31\n192.0.2.4/30\n192.0.2.8/29\n');
  expect((await run('2001:db8::/62', { task: 'split', prefix: 64 })).text.split('\n')).toHaveLength(5);
  await expect(run('::/0', { task: 'split', prefix: 128 })).rejects.toThrow(
    /340282366920938463463374607431768211456/,
  );
  await expect(run('10.0.0.0/8', { task: 'split', prefix: 4 })).rejects.toThrow('has no subnets of /4');
  await expect(run('10.0.0.0/8', { task: 'exclude', excluded: '1.2.3' })).rejects.toThrow(ToolInputError);
});

test('mistakes say what is wrong', async () => {
  for (const [text, reason] of [
    ['1.2.3.256', '“256” is more than 255'],
    ['10.0.0.0/33', 'a prefix length is 0 to 32'],
    ['2001:db8::12345', '“12345” is longer than four digits'],
    ['10.0.0.0/255.0.255.0', '“255.0.255.0” is not a netmask'],
    ['192.0.2.9-192.0.2.1', 'the range ends before it begins'],
    ['192.0.2.9-2001:db8::1', 'a range is of IPv4 or of IPv6'],
    ['1::2::3', '“::” may stand once alone'],
    ['1:2:3:4:5:6:7', 'IPv6 has eight groups'],
    ['hello', 'neither IPv4 nor IPv6'],
  ] as const) {
    await expect(run(text), text).rejects.toThrow(reason);
  }
  const { notes } = await run('192.0.2.1\n1.2.3.400');
  expect(notes[0]).toBe('“1.2.3.400” is left out: “400” is more than 255.');
});

test('what is written is read again, and any text is answered', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.boolean(), (address, isNetwork) => {
      const text = isNetwork ? `${address}/24` : address;
      const entry = readEntry(text);
      expect(entry).toBeDefined();
      expect(entry && readEntry(writeEntry(entry))?.range).toEqual(entry?.range);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789abf:./%- x\n[]')) }), (text) => {
      try {
        readInput(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});

// The output of tcpdump(1), of host(1) with RFC 1035 and RFC 3596, of iptables-save(8) and of ip-address(8).
test.each([
  ['IP 192.0.2.5.51514 > 93.184.216.34.443: Flags [S]', ['192.0.2.5', '93.184.216.34']],
  ['IP6 2001:db8::1.443 > fe80::2.5353: UDP', ['2001:db8::1', 'fe80::2']],
  ['4.3.2.192.in-addr.arpa domain name pointer a.example.', ['192.2.3.4']],
  [
    'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.IP6.ARPA. PTR a',
    ['4321:0:1:2:3:4:567:89ab'],
  ],
  ['-A INPUT -s 10.0.0.0/8 -d 224.0.0.251/32 -j ACCEPT', ['10.0.0.0/8', '224.0.0.251']],
  ['inet 192.0.2.9/24 brd 192.0.2.255 scope global', ['192.0.2.9', '192.0.2.255']],
  ['inet6 2001:db8::/32 via fe80::1/64 dev eth0', ['2001:db8::/32', 'fe80::1']],
  ['GET http://192.0.2.9/24/index.html', ['192.0.2.9']],
  // The logs of fail2ban’s tests and the hosts in them: dante, HAProxy, ejabberd, Sendmail.
  ['danted[17969]: block(1): ]: 1.2.3.4.50550 0.0.0.0.1080: error', ['1.2.3.4', '0.0.0.0']],
  ['haproxy[760]: 2001:db8::1234:58430 [14/Nov/2015:22:45:11.608]', ['2001:db8::1234']],
  ['haproxy[760]: ::ffff:192.168.33.1:58444 [14/Nov/2015]', ['::ffff:192.168.33.1']],
  ['for test@example.ch from ::FFFF:192.0.2.3: Invalid username', ['::ffff:192.0.2.3']],
  ['example.com [IPv6:2001:DB8::1] did not issue MAIL', ['2001:db8::1']],
  // ifconfig(8) of old; SPF (RFC 7208); an access rule and a route of Cisco.
  ['inet addr:192.168.1.77  Bcast:192.168.1.255', ['192.168.1.77', '192.168.1.255']],
  ['v=spf1 ip4:35.190.247.0/24 ip6:2001:4860:4000::/36 ~all', ['35.190.247.0/24', '2001:4860:4000::/36']],
  ['access-list 10 permit 192.168.1.0 0.0.0.255', ['192.168.1.0/24']],
  ['ip route 10.1.0.0 255.255.0.0 10.0.0.1', ['10.1.0.0/16', '10.0.0.1']],
  ['192.0.2.128 255.255.255.128', ['192.0.2.128/25']],
  // hosts_access(5): net/mask pairs; iptables(8).
  ['ALL: 198.51.100.0/255.255.255.0, .example.org', ['198.51.100.0/24']],
  ['-A INPUT -s 10.0.0.0/255.0.0.0 -d 192.0.2.9/255.255.255.255 -j DROP', ['10.0.0.0/8', '192.0.2.9']],
  ['deny 10.0.0.0/255.0.255.0 and 192.0.2.0/24.', ['10.0.0.0', '192.0.2.0/24']],
  // netaddr’s glob_to_cidrs gives these; 1.2.* is not a glob to it.
  ['deny 192.168.1.*, 10.20.*.* and 10.*.*.*', ['192.168.1.0/24', '10.20.0.0/16', '10.0.0.0/8']],
  ['netaddr 1.2.* on *.0.2.1 of 192.0.2.1', ['192.0.2.1']],
  // RFC 1035, 3.5, RFC 2317, 4 and RFC 3596, 2.5: the zones of networks; the names of Windows for IPv6.
  ['2.0.192.in-addr.arpa', ['192.0.2.0/24']],
  ['0/25.2.0.192.in-addr.arpa', ['192.0.2.0/25']],
  ['1.0/25.2.0.192.in-addr.arpa', ['192.0.2.1']],
  ['8.b.d.0.1.0.0.2.ip6.arpa', ['2001:db8::/32']],
  ['2001-db8-85a3--8a2e-370-7334.ipv6-literal.net', ['2001:db8:85a3::8a2e:370:7334']],
  ['fe80--1s4.ipv6-literal.net', ['fe80::1']],
])('addresses in: %s', (line, addresses) => {
  expect(readInput(line).entries.map(({ entry }) => writeEntry(entry))).toEqual(addresses);
});
