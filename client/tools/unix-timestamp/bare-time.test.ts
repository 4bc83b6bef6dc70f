import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { readMoment } from './read-moment.ts';
import { writeMoment } from './write-moment.ts';

beforeAll(provideTemporal);

const seconds = (line: string) => writeMoment(readMoment(line, 'auto', 'UTC', 0n).ns, 's', 'UTC');

// 1709208000 is what date(1) prints for 2024-02-29T12:00:00Z.
test.each([
  // PostgreSQL (timestamptz.sql, with its results); an event of Windows as XML, whose time is in ISO 8601.
  ['19970710 173201 America/New_York', '868570321'],
  ['19970210 173201 -0800', '855624721'],
  ['<TimeCreated SystemTime="2024-02-29T12:00:00.0000000Z"/>', '1709208000'],
  // openssl x509 -enddate; curl -I; JSON.stringify; the payload at jwt.io.
  ['notAfter=Feb 29 12:00:00 2024 GMT', '1709208000'],
  ['Last-Modified: Thu, 29 Feb 2024 12:00:00 GMT', '1709208000'],
  ['"2024-02-29T12:00:00.000Z",', '1709208000'],
  ['"exp": 1516239022,', '1516239022'],
  // mongosh, JavaScript, the combined log of Apache, Discord's reference, Bash's history, git log --date=raw.
  ['ISODate("2024-02-29T12:00:00Z")', '1709208000'],
  ['new Date(1709208000000)', '1709208000'],
  // JLS 3.10.1; ECMA-262, 12.9.3 (BigInt).
  ['Instant.ofEpochMilli(1709208000000L)', '1709208000'],
  ['1709208000n;', '1709208000'],
  ['[29/Feb/2024:13:00:00 +0100]', '1709208000'],
  ['<t:1618953630:R>', '1618953630'],
  ['#1709208000', '1709208000'],
  ['1709208000 +0100', '1709208000'],
  // Exif 2.3, 4.6.5; ISO 8601, 3.4.2 (the minus sign); systemctl.
  ['2024:02:29 12:00:00', '1709208000'],
  ['2024-02-29T07:00:00\u221205:00', '1709208000'],
  ['Thu 2024-02-29 12:00:00 UTC', '1709208000'],
  // Time.String of Go, with and without its monotonic clock.
  ['2024-02-29 12:00:00.123456789 +0100 CET', '1709204400.123456789'],
  ['2024-02-29 12:00:00 +0000 UTC m=+0.000012345', '1709208000'],
  // CIM_DATETIME of Windows; NLS_TIMESTAMP_FORMAT of Oracle; styles 113 and 109 of SQL Server; Intl in English.
  ['20240229120000.000000+060', '1709204400'],
  ['29-FEB-24 12.00.00.000000 PM', '1709208000'],
  ['29 Feb 2024 12:00:00:000', '1709208000'],
  ['Feb 29 2024 12:00:00:123PM', '1709208000.123'],
  ['February 29, 2024 at 12:00 PM', '1709208000'],
  // Cases of the Go package araddon/dateparse (parseany_test.go), with its instants.
  ['2020-07-20+08:00', '1595174400'],
  ['2012-08-03 13:31:51.123 -08:00 PST', '1344029511.123'],
  ['May 8, 2009, 5:7:51 PM', '1241802471'],
  ['2014年04月08日 19:17:22', '1396984642'],
  ['2014年4月8日19时17分22秒', '1396984642'],
  ['2013-Feb-03', '1359849600'],
  ['171113 14:14:20', '1510582460'],
  // ISO 32000-1, 7.9.4; RFC 4517, 3.3.13; RFC 5280, 4.1.2.5.1; RFC 5545, 3.3.5; WDDX in PHP’s manual.
  ["D:20240229120000+01'00'", '1709204400'],
  ['D:20240229120000Z', '1709208000'],
  ['20240229120000.0Z', '1709208000'],
  ['240229120000Z', '1709208000'],
  ['991231235959Z', '946684799'],
  ['DTSTAMP:20240229T120000Z', '1709208000'],
  ['DTSTART;TZID=America/New_York:20240229T120000', '1709226000'],
  ['2008-7-1T9:3:37', '1214903017'],
  // MongoDB Extended JSON; literals of SQL; the slow log of MySQL; journalctl -o export; Elixir; Kibana.
  ['{"$date":{"$numberLong":"1709208000000"}}', '1709208000'],
  ['{"$date":"2024-02-29T12:00:00Z"}', '1709208000'],
  ["TIMESTAMP '2024-02-29 12:00:00'", '1709208000'],
  ["'2024-02-29 12:00:00+00'::timestamptz", '1709208000'],
  ["TIMESTAMP WITH TIME ZONE '2024-02-29 13:00:00+01'", '1709208000'],
  ['SET timestamp=1709208000;', '1709208000'],
  ['# Time: 2024-02-29T12:00:00.123456Z', '1709208000.123456'],
  ['__REALTIME_TIMESTAMP=1709208000123456', '1709208000.123456'],
  ['~U[2024-02-29 12:00:00Z]', '1709208000'],
  ['Feb 29, 2024 @ 12:00:00.123', '1709208000.123'],
  // curl (lib517.c), dateutil (test_parser.py), Java’s SimpleDateFormat, ISO 32000-1 and X.680, with their instants.
  ['1994.Nov.6', '784080000'],
  ['Wed,18-Apr-07 22:50:12 GMT', '1176936612'],
  ['July   4 ,  1976   12:01:02   am', '205286462'],
  ['0:01:02 on July 4, 1976', '205286462'],
  ["Wed, July 10, '96", '836956800'],
  ['3rd of May 2001', '988848000'],
  ['13NOV2017', '1510531200'],
  ['Sep-25-2003', '1064448000'],
  ['Sep/25/2003', '1064448000'],
  ['25.Sep.2003', '1064448000'],
  ['2001.07.04 AD at 12:08:56 PDT', '994273736'],
  ['010704120856-0700', '994273736'],
  ["D:199812231952-08'00'", '914471520'],
  // Django’s time format P, PHP’s microtime(), exports of WhatsApp in German and English.
  ['March 5, 2024, noon', '1709640000'],
  ['March 5, 2024, midnight', '1709596800'],
  ['0.12345600 1709208000', '1709208000.123456'],
  ['[25.03.24, 14:05:59]', '1711375559'],
  ['3/25/24, 2:05 PM', '1711375500'],
  // The logs of fail2ban’s tests (a game, DirectAdmin, xrdp), with their failJSON times; FIX, HL7 and Unreal.
  ['01/31/2014 - 01:25:17', '1391131517'],
  ['2014:07:02-00:17:45', '1404260265'],
  ['[20220407-12:11:06]', '1649333466'],
  ['20060901-09:34:01.123', '1157103241.123'],
  ['202402291200-0500', '1709226000'],
  ['[2024.02.29-12.00.00:123]', '1709208000.123'],
  // WebSphere, WebLogic, RCS, chrony, ffprobe, whois and curl, with date(1).
  ['[2/29/24 12:00:00:123 CET]', '1709204400.123'],
  ['<Feb 29, 2024 12:00:00 PM CET>', '1709204400'],
  ['$Date: 2024/02/29 12:00:00 $', '1709208000'],
  ['Ref time (UTC)  : Thu Feb 29 12:00:00 2024', '1709208000'],
  ['creation_time   : 2024-02-29T12:00:00.000000Z', '1709208000'],
  ['Creation Date: 1997-09-15T04:00:00Z', '874296000'],
  ['*  expire date: Feb 29 12:00:00 2024 GMT', '1709208000'],
  // RFC 6265, 4.1.1; decimal commas of spreadsheets and logs.
  ['Set-Cookie: sid=1; Path=/; Expires=Thu, 29 Feb 2024 12:00:00 GMT; HttpOnly', '1709208000'],
  ['1709208000,123', '1709208000.123'],
  ['1709208000,123456', '1709208000.123456'],
  ['1,709,208,000.5', '1709208000.5'],
  // RSS, HTML, ODBC, Visual Basic; a time of Protocol Buffers, Firestore and Rust; BSON.
  ['<pubDate>Thu, 29 Feb 2024 12:00:00 +0000</pubDate>', '1709208000'],
  ['<time class="x" datetime="2024-02-29T12:00:00Z">yesterday</time>', '1709208000'],
  ["{ts '2024-02-29 12:00:00'}", '1709208000'],
  ['#2/29/2024 12:00:00 PM#', '1709208000'],
  ['{"seconds":1709208000,"nanos":23000000}', '1709208000.023'],
  ['Timestamp(seconds=1709208000, nanoseconds=123000000)', '1709208000.123'],
  ['SystemTime { tv_sec: 1709208000, tv_nsec: 123456789 }', '1709208000.123456789'],
  ['Timestamp({ t: 1709208000, i: 1 })', '1709208000'],
  ['29 Feb 2024, 12:00 noon', '1709208000'],
  // Python’s repr(), a zone before its time in RFC 5545, 3.3.5, and ZonedDateTime of Java, with Python’s timestamp().
  ['datetime.datetime(2022, 1, 1, 12, 30, 5, 250)', '1641040205.00025'],
  ['datetime.datetime(2022, 1, 1, 12, 30, tzinfo=datetime.timezone.utc)', '1641040200'],
  ["datetime.datetime(2022, 7, 1, 12, 30, tzinfo=zoneinfo.ZoneInfo(key='Europe/Berlin'))", '1656671400'],
  ['datetime.date(2022, 1, 1),', '1640995200'],
  ['TZID=America/New_York:19970714T133000', '868901400'],
  ['2022-01-01T00:00+01:00[UTC+01:00]', '1640991600'],
  // RFC 9557, 3.3: a critical suffix that is known.
  ['2024-02-29T13:00+01:00[Europe/Berlin][!u-ca=iso8601]', '1709208000'],
])('%s', (line, expected) => {
  expect(seconds(line)).toBe(expected);
});

// GNU date reads each with the zone in its usual place; the first is a signature of Wikipedia.
test.each([
  ['12:34, 30 November 2026 (UTC)', 1_796_042_040],
  ['2026-11-30 12:34 (UTC)', 1_796_042_040],
  ['Mon, 30 Nov 2026 07:34:00 -0500 (UTC)', 1_796_042_040],
  ['1:30 PM EST, March 3 2022', 1_646_332_200],
  ['1:30 p.m. EST on March 3, 2022', 1_646_332_200],
  ['1:30 pm, March 3, 2022', 1_646_332_200],
  ['13:30 -0500, 3 Mar 2022', 1_646_332_200],
  ['13:30 3 MAR 2022', 1_646_332_200],
])('the zone of %s counts, wherever it is', (line, expected) => {
  const { ns, doubts } = readMoment(line, 'auto', 'America/New_York', 0n);
  expect({ ns, doubts }).toEqual({ ns: BigInt(expected) * 1_000_000_000n, doubts: [] });
});

test('a zone without a time is refused, and no month of JavaScript is taken for Python’s', () => {
  expect(() => seconds('EST 3 March 2022')).toThrow('is not a date or timestamp');
  expect(() => seconds('new Date(2022, 1, 1)')).toThrow('is not a date or timestamp');
});

test('a critical suffix that is not known is refused (RFC 9557, 3.3), as by Temporal', () => {
  const line = '2024-02-29T12:00:00Z[!foo=bar]';
  expect(() => Temporal.Instant.from(line)).toThrow(RangeError);
  expect(() => seconds(line)).toThrow('is not a date or timestamp');
});

// date(1): 2024-02-29T12:00:00Z is 730,900,800 s after 2001-01-01. The log of dateparse has 20140722105203.364.
test('nanoseconds of Apple, and digits that may be a date, are not taken for another time in silence', () => {
  expect(readMoment('730900800000000000', 'cocoa', 'UTC', 0n).ns).toBe(1_709_208_000_000_000_000n);
  const { doubts } = readMoment('20140722105203.364', 'auto', 'UTC', 0n);
  expect(doubts[0]?.hint).toBe('Write 2014-07-22 10:52:03.364 if it is one.');
});

test.each('bg cs da de fi hu ja-JP ko-KR nl pt-BR sk sv zh-CN zh-TW'.split(' '))(
  'a date of Intl in %s',
  (language) => {
    const written = new Date('2024-03-25T14:05:59Z').toLocaleString(language, { timeZone: 'UTC' });
    expect(seconds(written)).toBe('1711375559');
  },
);

test.each('de fr es it pt nl pl sv da nb fi cs ja zh'.split(' '))(
  'a date in words of Intl in %s',
  (language) => {
    const written = new Date('2024-02-29T12:00:00Z').toLocaleString(language, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    expect(seconds(written)).toBe('1709208000');
  },
);

test.each('de fr es it pt nl pl sv da nb fi cs'.split(' '))(
  'a short weekday of Intl in %s is not taken for a wrong one',
  (language) => {
    const written = new Date('2024-02-29T12:00:00Z').toLocaleDateString(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const { ns, doubts } = readMoment(written, 'auto', 'UTC', 0n);
    expect({ ns, doubts }).toEqual({ ns: 1_709_164_800_000_000_000n, doubts: [] });
  },
);
