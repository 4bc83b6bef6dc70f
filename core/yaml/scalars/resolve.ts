/**
 * How a plain scalar is read: by the core schema of YAML 1.2, by the types of 1.1, or as the parser of Go programs
 * does: by the core schema, with the whole numbers of 1.1.
 */
export type YamlVersion = '1.2' | '1.1' | 'go';

type ScalarKind = 'null' | 'bool' | 'int' | 'float' | 'timestamp' | 'merge' | 'text';

/** The type and value of a plain scalar. */
export interface ResolvedScalar {
  readonly kind: ScalarKind;
  /** The value in JSON with every digit; undefined for text, dates, and numbers that JSON cannot write. */
  readonly json: string | undefined;
}

const text: ResolvedScalar = { kind: 'text', json: undefined };
const nothing: ResolvedScalar = { kind: 'null', json: 'null' };

/** Reads a plain scalar without a tag. */
export function resolvePlain(source: string, version: YamlVersion): ResolvedScalar {
  if (/^(?:~|null|Null|NULL)?$/.test(source)) return nothing;
  // A fast path, because nearly all scalars are words.
  if (!/^[-+.\d=<~tTfFyYnNoO]/.test(source)) return text;
  const old = version === '1.2' ? text : resolveOld(source);
  const isOld = version === '1.1' || (old.kind === 'int' && !source.includes(':'));
  return isOld ? old : resolveCore(source);
}

/** Resolves a scalar by the core schema (YAML 1.2.2, section 10.3.2). */
function resolveCore(source: string): ResolvedScalar {
  if (/^(?:true|True|TRUE)$/.test(source)) return flag(true);
  if (/^(?:false|False|FALSE)$/.test(source)) return flag(false);
  if (/^[-+]?\d+$/.test(source)) return { kind: 'int', json: decimal(source) };
  if (/^0(?:o[0-7]+|x[\da-fA-F]+)$/.test(source)) return { kind: 'int', json: String(BigInt(source)) };
  if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source)) {
    return { kind: 'float', json: decimal(source) };
  }
  return isNotFinite(source) ? { kind: 'float', json: undefined } : text;
}

/**
 * Resolves a scalar by the types of yaml.org/type for YAML 1.1, as common programs implement them: a single `y` or `n`
 * is text, and an octal number has no 8 or 9.
 */
function resolveOld(source: string): ResolvedScalar {
  if (/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/.test(source)) return flag(true);
  if (/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/.test(source)) return flag(false);
  if (source === '<<') return { kind: 'merge', json: undefined };
  if (isTimestamp(source)) return { kind: 'timestamp', json: undefined };
  const sign = source.startsWith('-') ? '-' : '';
  const bare = source.replace(/^[-+]/, '').replaceAll('_', '');
  const signed = (digits: bigint) => ({ kind: 'int', json: sign + String(digits) }) as const;
  if (/^[-+]?0b[01_]*[01][01_]*$/.test(source)) return signed(BigInt(bare));
  if (/^[-+]?0x[\da-fA-F_]*[\da-fA-F][\da-fA-F_]*$/.test(source)) return signed(BigInt(bare));
  if (/^[-+]?0[0-7_]+$/.test(source)) return signed(BigInt(`0o${bare.slice(1) || '0'}`));
  if (/^[-+]?(?:0|[1-9][\d_]*)$/.test(source)) return { kind: 'int', json: sign + bare };
  if (/^[-+]?[1-9][\d_]*(?::[0-5]?\d)+$/.test(source)) return signed(ofBase60(bare));
  if (/^[-+]?(?:\d[\d_]*)?\.[\d_]*(?:[eE][-+]\d+)?$/.test(source) && /\d/.test(bare.replace(/e.*/i, ''))) {
    return { kind: 'float', json: decimal(sign + bare) };
  }
  if (/^[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*$/.test(source)) {
    const [whole = '', fraction = ''] = bare.split('.');
    return { kind: 'float', json: decimal(`${sign}${ofBase60(whole)}.${fraction}`) };
  }
  return isNotFinite(source) ? { kind: 'float', json: undefined } : text;
}

function flag(value: boolean): ResolvedScalar {
  return { kind: 'bool', json: String(value) };
}

function isNotFinite(source: string): boolean {
  return /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(source);
}

function isTimestamp(source: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(source) ||
    /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?)?$/.test(
      source,
    )
  );
}

function ofBase60(digits: string): bigint {
  return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
}

/** Writes a decimal number as JSON: no plus sign, no leading zeros, a digit on both sides of the point. */
function decimal(source: string): string {
  return source
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=e)/i, '')
    .replace(/\.(?!\d)/, '.0');
}
