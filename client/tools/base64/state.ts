import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { maxEditorBytes } from '#client/ui/code/editor-limit.ts';
import { alphabetIds, mostAlphabetCharacters } from './alphabets/alphabet-choices.ts';

export const schema = {
  tab: choice(['encode', 'decode'], 'encode'),
  isUrlSafe: flag(false),
  alphabet: choice(alphabetIds, 'standard'),
  /** The alphabet of one's own, as typed. */
  ownAlphabet: text('', mostAlphabetCharacters),
  isPadded: flag(true),
  lineLength: choice([0, 64, 76], 0),
  isDataUrl: flag(false),
  isPerLine: flag(false),
  isHex: flag(false),
  charset: choice(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], 'utf-8'),
  strictness: choice(['forgiving', 'strict', 'skip'], 'forgiving'),
  view: choice(['text', 'hex'], 'text'),
  plain: asInput(text('', maxEditorBytes)),
  encoded: asInput(text('', maxEditorBytes)),
};

export type Base64State = StateOf<typeof schema>;
export type ChangeState = (change: Partial<Base64State>) => void;
