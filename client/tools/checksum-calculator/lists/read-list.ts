import { checksumFacts, type ChecksumId } from '#core/hashing/checksum-algorithms.ts';
import { readFormatList } from './format-list.ts';
import { algorithmNamed, algorithmOfDigits, algorithmOfList } from './algorithm-names.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** One line of a list. */
export interface ListEntry {
  /** The file name; undefined for a bare checksum. */
  readonly name: string | undefined;
  readonly algorithm: ChecksumId;
  /** True if neither line nor list names the algorithm, so it was guessed from the length. */
  readonly isGuessed: boolean;
  /** The checksum as lowercase hexadecimal digits. */
  readonly expected: string;
  readonly line: number;
}

export interface ReadList {
  readonly entries: readonly ListEntry[];
  /** Lines without an entry, with their text. */
  readonly strange: readonly { readonly line: number; readonly text: string }[];
  /** True for a list inside an OpenPGP signature, which is not verified here. */
  readonly isSigned: boolean;
}

// Linux and BSD: digest, space, a space or an asterisk, name. BSD's `-r` and some others have only one space.
const gnuLine = /^(?<isEscaped>\\?)(?<digest>[0-9a-f]{8,128})(?: [ *]|[ \t]+)(?<name>\S.*|\s.*\S.*)$/i;
const bsdLine = /^(?<isEscaped>\\?)(?<tag>[\w/-]+) ?\((?<name>.+)\) ?= ?(?<digest>[0-9a-f]{8,128})$/i;
const sfvLine = /^(?<name>.*\S)[ \t]+(?<digest>[0-9a-f]{8})$/i;
const bareLine = /^(?:(?<tag>[a-z][\w/-]*)[:=] ?)?(?<digest>[0-9a-f]{8,128})$/i;
// PowerShell's `Get-FileHash`, with two header lines above.
const powerShellLine = /^(?<tag>[A-Z]+\d+)[ \t]+(?<digest>[0-9A-F]{32,128})[ \t]+(?<name>\S.*?)[ \t]*$/;
const powerShellHeading = /^(?:Algorithm[ \t]+Hash[ \t]+Path|-+[ \t]+-+[ \t]+-+)[ \t]*$/;
// The `integrity` attribute of web pages (W3C, Subresource Integrity) and npm's lock files.
const integrityLine = /^(?<tag>sha(?:256|384|512))-(?<digest>[A-Za-z0-9+/]{43,86}={0,2})$/;
const escapes: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };

/**
 * Reads lists in the formats of GNU, BSD, OpenSSL, PowerShell and SFV, also mixed; `listName` may contain the
 * algorithm.
 */
export function readList(text: string, listName: string | undefined): ReadList {
  const ofName = listName === undefined ? undefined : algorithmOfList(listName);
  const isSfv = ofName === 'CRC-32';
  const entries: ListEntry[] = [];
  const strange: { line: number; text: string }[] = [];
  let [isSigned, isSignature] = [false, false];
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const { blocks, taken } = readFormatList(lines);
  for (const { tag, digest, name, index } of blocks) {
    const algorithm = /^[0-9a-f]+$/i.test(digest) ? algorithmNamed(tag) : undefined;
    const entry = algorithm && entryOf({ digest, name }, algorithm);
    if (entry) entries.push({ ...entry, line: index + 1 });
    else strange.push({ line: index + 1, text: name.slice(0, 60) });
  }
  for (const [index, line] of lines.entries()) {
    if (taken.has(index)) continue;
    if (line.startsWith('-----BEGIN PGP SIG')) isSigned = isSignature = true;
    const isFrame = isSignature || /^-----|^Hash: /.test(line);
    // Comments begin with a semicolon in SFV, and with a number sign in other formats.
    if (isFrame || line.trim() === '' || /^[;#]/.test(line) || powerShellHeading.test(line)) continue;
    const entry = readLine(line, ofName, isSfv);
    if (entry) entries.push({ ...entry, line: index + 1 });
    else strange.push({ line: index + 1, text: line.slice(0, 60) });
  }
  return { entries, strange, isSigned };
}

type LineEntry = Omit<ListEntry, 'line'>;

function readLine(line: string, ofName: ChecksumId | undefined, isSfv: boolean): LineEntry | undefined {
  const bsd = bsdLine.exec(line)?.groups;
  if (bsd) {
    const algorithm = algorithmNamed(bsd.tag ?? '');
    return algorithm && entryOf(bsd, algorithm);
  }
  const shell = powerShellLine.exec(line)?.groups;
  if (shell) {
    const algorithm = algorithmNamed(shell.tag ?? '');
    return algorithm && entryOf({ ...shell, name: shell.name?.replaceAll('\\', '/') }, algorithm);
  }
  const gnu = isSfv ? undefined : gnuLine.exec(line)?.groups;
  if (gnu) return entryOf(gnu, ofName);
  const sfv = sfvLine.exec(line)?.groups;
  if (sfv) return entryOf(sfv, 'CRC-32');
  const integrity = integrityLine.exec(line.trim())?.groups;
  if (integrity) {
    const digest = hexOfBase64(integrity.digest ?? '');
    return digest === undefined ? undefined : entryOf({ digest }, algorithmNamed(integrity.tag ?? ''));
  }
  const bare = bareLine.exec(line.trim())?.groups;
  return bare && entryOf(bare, bare.tag === undefined ? ofName : algorithmNamed(bare.tag));
}

function hexOfBase64(text: string): string | undefined {
  try {
    return Array.from(atob(text), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

function entryOf(
  { digest = '', name, isEscaped }: Readonly<Record<string, string | undefined>>,
  named: ChecksumId | undefined,
): LineEntry | undefined {
  const isFitting = named !== undefined && checksumFacts(named).bytes * 2 === digest.length;
  const algorithm = isFitting ? named : algorithmOfDigits(digest.length);
  if (!algorithm) return undefined;
  const plain = isEscaped ? name?.replace(/\\[\\nr]/g, (escape) => readOwn(escapes, escape) ?? escape) : name;
  return { name: plain, algorithm, isGuessed: !isFitting, expected: digest.toLowerCase() };
}
