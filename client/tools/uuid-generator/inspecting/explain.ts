import { gregorianTicks, ticksPerMs, type Uuid } from '../making/layout.ts';
import type { IdForm } from '../forms.ts';
import { ksuidZeroMs } from '../ksuid.ts';

/** The meaning of an id's bits. */
export interface Explanation {
  /** The kind, such as “Version 7: Unix time and random bits”. */
  readonly kind: string;
  readonly version: string;
  readonly variant: string;
  /** The time by ISO 8601 in UTC, with the precision of the id. */
  readonly time?: string;
  readonly clockSequence?: number;
  /** The six bytes of the node as `02:00:…`. */
  readonly node?: string;
  /** A note on the id. */
  readonly remark?: string;
}

const kinds: Readonly<Record<number, string>> = {
  1: 'Gregorian time and node',
  2: 'DCE security, with a local user or group',
  3: 'MD5 of a name',
  4: 'random bits',
  5: 'SHA-1 of a name',
  6: 'Gregorian time and node, sortable',
  7: 'Unix time and random bits',
  8: 'of its maker’s own layout',
};
const rfcVariant = 'RFC 9562';

/** Reads version, variant, time, clock sequence and node from an id (RFC 9562 sections 4 and 5). */
export function explainId(id: Uuid, form: IdForm): Explanation {
  if (id.length !== 16) return explainSeconds(id);
  if (form === 'ulid') {
    return {
      kind: 'ULID: Unix time and random bits',
      version: 'ULID',
      variant: '',
      time: writeMs(unixMsOf(id)),
    };
  }
  if (id.every((byte) => byte === 0)) return { kind: 'Nil: no id', version: 'nil', variant: '' };
  if (id.every((byte) => byte === 0xff)) return { kind: 'Max: beyond all ids', version: 'max', variant: '' };
  const variant = variantOf(id[8] ?? 0);
  if (variant !== rfcVariant) {
    return {
      kind: `${variant} variant`,
      version: '',
      variant,
      remark: 'Its variant is not that of RFC 9562, so it has no version.',
    };
  }
  const version = (id[6] ?? 0) >> 4;
  const name = kinds[version];
  return {
    kind: `Version ${version}: ${name ?? 'not defined'}`,
    version: String(version),
    variant,
    ...(name === undefined ? { remark: 'RFC 9562 defines no such version.' } : {}),
    ...detailsOf(id, version),
  };
}

/** Explains a KSUID of 20 bytes, or an ObjectId of 12: both begin with seconds. */
function explainSeconds(id: Uint8Array): Explanation {
  const seconds = new DataView(id.buffer, id.byteOffset).getUint32(0);
  const [name, zeroMs, rest] =
    id.length === 20 ? ['KSUID', ksuidZeroMs, 'random bits'] : ['ObjectId', 0, 'random value and counter'];
  const time = writeMs(zeroMs + seconds * 1000).replace('.000', '');
  return { kind: `${name}: time in seconds, ${rest}`, version: name, variant: '', time };
}

function variantOf(byte: number): string {
  if (byte < 0x80) return 'NCS (reserved)';
  if (byte < 0xc0) return rfcVariant;
  return byte < 0xe0 ? 'Microsoft (reserved)' : 'Future (reserved)';
}

function detailsOf(id: Uuid, version: number): Partial<Explanation> {
  if (version === 7) return { time: writeMs(unixMsOf(id)) };
  if (version !== 1 && version !== 6) return {};
  const view = new DataView(id.buffer, id.byteOffset);
  const [high, middle, low] = [view.getUint32(0), view.getUint16(4), view.getUint16(6) & 0x0fff];
  const ticks =
    version === 1
      ? (BigInt(low) << 48n) | (BigInt(middle) << 32n) | BigInt(high)
      : (BigInt(high) << 28n) | (BigInt(middle) << 12n) | BigInt(low);
  return {
    time: writeTicks(ticks),
    clockSequence: view.getUint16(8) & 0x3fff,
    node: Array.from(id.slice(10), (byte) => byte.toString(16).padStart(2, '0')).join(':'),
    ...(((id[10] ?? 0) & 1) === 0
      ? { remark: 'Its node may be the address of the network card that made it.' }
      : {}),
  };
}

function unixMsOf(id: Uuid): number {
  const view = new DataView(id.buffer, id.byteOffset);
  return view.getUint32(0) * 0x1_0000 + view.getUint16(4);
}

/** Writes a time; 48 bits end in the year 10889, which `Date` writes with six digits. */
function writeMs(ms: number): string {
  return new Date(ms).toISOString();
}

/** Writes a time with all seven decimals, in steps of 100 ns. */
function writeTicks(ticks: bigint): string {
  const unix = ticks - gregorianTicks;
  const rest = ((unix % ticksPerMs) + ticksPerMs) % ticksPerMs;
  const whole = writeMs(Number((unix - rest) / ticksPerMs));
  return whole.replace('Z', `${String(rest).padStart(4, '0')}Z`);
}
