import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import {
  alphabetChoices,
  alphabetIds,
  hasPadding,
  mostAlphabetCharacters,
} from './alphabets/alphabet-choices.ts';

const encoding = { tab: ['encode'] } as const;

const strictnessLabels = {
  forgiving: 'Forgiving',
  strict: 'Strict (RFC 4648)',
  skip: 'Skip stray characters',
};

const charsetLabels = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

export const schema = {
  tab: choice({ encode: 'Encode to Base64', decode: 'Decode from Base64' }, 'encode', 'Direction', {
    shortLabels: { encode: 'Encode', decode: 'Decode' },
  }),
  isUrlSafe: flag(false, 'URL-safe', {
    onlyIf: { alphabet: ['standard'] },
    unless: { tab: ['decode'], strictness: ['forgiving', 'skip'] },
    // In URLs and tokens, Base64 usually has no padding (RFC 4648 section 5).
    alsoSets: (isUrlSafe) => ({ isPadded: isUrlSafe !== true }),
  }),
  isPadded: flag(true, 'Padding (=)', { onlyIf: { ...encoding, alphabet: alphabetIds.filter(hasPadding) } }),
  isDataUrl: flag(false, 'data: URL', {
    onlyIf: { ...encoding, alphabet: ['standard'], isPerLine: [false] },
  }),
  lineLength: choice([0, 64, 76], 0, 'Lines', {
    choiceLabels: { 0: 'One line', 64: '64 (PEM)', 76: '76 (MIME)' },
    onlyIf: { ...encoding, isPerLine: [false] },
    unless: { isDataUrl: [true], alphabet: ['standard'] },
  }),
  strictness: choice(strictnessLabels, 'forgiving', 'Strictness', { onlyIf: { tab: ['decode'] } }),
  isPerLine: flag(false, 'Each line separately'),
  isHex: flag(false, 'Hex bytes', { onlyIf: encoding }),
  charset: choice(charsetLabels, 'utf-8', 'Encoding', {
    typedOnlyIf: encoding,
    unless: { ...encoding, isHex: [true] },
  }),
  alphabet: choice(alphabetIds, 'standard', 'Alphabet', { choiceLabels: choiceLabels(alphabetChoices) }),
  ownAlphabet: text('', mostAlphabetCharacters, 'Custom alphabet', {
    hint: '64 characters, or ranges as A-Za-z0-9+/ with \\- for a hyphen. A 65th is for padding.',
    isMono: true,
    onlyIf: { alphabet: ['custom'] },
  }),
};

export type Base64Options = StateOf<typeof schema>;
