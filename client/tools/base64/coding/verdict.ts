import { writeCodePoint } from '#core/text/code-point.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Findings, Place } from './findings.ts';
import type { DecodeOptions } from '../options.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** Something that a strict reader of RFC 4648 would reject, although it could be read. */
export interface Remark {
  readonly message: string;
  readonly place: Place | undefined;
}

type Reading = Pick<DecodeOptions, 'strictness' | 'isUrlSafe' | 'alphabet'>;

/**
 * Returns notes on anything unusual in a text that was read. Throws a ToolInputError with the position if it cannot be
 * read.
 */
export function judgeFindings(findings: Findings, { strictness, isUrlSafe, alphabet }: Reading): Remark[] {
  if (strictness !== 'skip') refuseStrays(findings, alphabet !== undefined);
  refuseMisplacedPadding(findings);
  if (findings.isCutShort) {
    throw new ToolInputError(
      `${formatCount(findings.characterCount, 'Base64 character')} cannot be whole bytes: one is left over.`,
      { ...findings.end, hint: 'The end is missing, or there is a character too many.' },
    );
  }
  const remarks = [...alphabetRemarks(findings, isUrlSafe, strictness), ...endRemarks(findings)];
  const [first] = remarks;
  if (strictness === 'strict' && first) {
    throw new ToolInputError(first.message, {
      ...first.place,
      hint: 'Read it as “Forgiving” to decode it all the same.',
    });
  }
  return remarks;
}

function refuseStrays({ strays }: Findings, isOtherAlphabet: boolean): void {
  if (!strays.first) return;
  const others = strays.count > 1 ? ` (and ${writeNumber(strays.count - 1)} more)` : '';
  const what = isOtherAlphabet ? 'not in the chosen alphabet' : 'not a Base64 character';
  throw new ToolInputError(`${nameCharacter(strays.firstCharacter)} is ${what}${others}.`, {
    ...strays.first,
    hint: isOtherAlphabet
      ? 'Choose another alphabet, or read with “Skip stray characters”.'
      : 'Remove it, or read with “Skip stray characters”.',
  });
}

function refuseMisplacedPadding(findings: Findings): void {
  const { afterPadding, paddingCount, paddingCharacter, wantedPadding, end } = findings;
  if (afterPadding) {
    throw new ToolInputError(`Padding (${paddingCharacter}) is not at the end.`, {
      ...afterPadding,
      hint: 'Two Base64 texts may have been joined: decode them one by one, or “Each line separately”.',
    });
  }
  if (paddingCount > wantedPadding) {
    throw new ToolInputError(
      `There ${paddingCount === 1 ? 'is one padding character' : `are ${writeNumber(paddingCount)} padding characters`} (${paddingCharacter}), but the length asks for ${wantedPadding === 0 ? 'none' : wantedPadding}.`,
      { ...end, hint: 'Remove what is too much, or look for missing characters.' },
    );
  }
}

function alphabetRemarks(findings: Findings, isUrlSafe: boolean, strictness: string): Remark[] {
  const { whitespace, standard, urlSafe, strays } = findings;
  const remarks: Remark[] = [];
  const foreign = isUrlSafe ? standard : urlSafe;
  if (standard && urlSafe) {
    const place = standard.offset > urlSafe.offset ? standard : urlSafe;
    remarks.push({ message: 'Both alphabets are mixed: + or / and - or _.', place });
  } else if (foreign && strictness === 'strict') {
    const name = isUrlSafe ? 'The standard alphabet (+ /)' : 'The URL-safe alphabet (- _)';
    remarks.push({ message: `${name} is used.`, place: foreign });
  }
  if (whitespace.count > 0) {
    remarks.push({
      message: `${formatCount(whitespace.count, 'space or line break', 'spaces or line breaks')} skipped.`,
      place: whitespace.first,
    });
  }
  if (strays.count > 0) {
    remarks.push({
      message: `${formatCount(strays.count, 'stray character', 'stray characters')} skipped.`,
      place: strays.first,
    });
  }
  return remarks;
}

function endRemarks(findings: Findings): Remark[] {
  const { paddingCount, paddingCharacter, wantedPadding, hasTrailingBits, end } = findings;
  const remarks: Remark[] = [];
  const missing = wantedPadding - paddingCount;
  if (missing > 0) {
    remarks.push({
      message: `Padding is missing: ${paddingCharacter.repeat(missing)} at the end.`,
      place: end,
    });
  }
  if (hasTrailingBits) {
    remarks.push({
      message: 'The last character carries bits that belong to no byte (they should be zero).',
      place: end,
    });
  }
  return remarks;
}

function nameCharacter(character: string): string {
  const code = writeCodePoint(character);
  return /^[\p{C}\p{Z}]$/u.test(character) ? code : `“${character}” (${code})`;
}
