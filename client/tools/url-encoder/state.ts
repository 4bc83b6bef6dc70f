import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

import { modes } from './modes.ts';

export const schema = {
  tab: choice({ encode: 'Encode', decode: 'Decode' }, 'encode', 'Direction'),
  mode: choice(['component', 'strict', 'url', 'path', 'form', 'header', 'all'], 'component', 'Encode as', {
    choiceLabels: choiceLabels(modes),
    onlyIf: { tab: ['encode'] },
  }),
  isKept: flag(true, 'Keep existing %XX', { onlyIf: { tab: ['encode'], mode: ['url', 'path'] } }),
  isPerLine: flag(false, 'Encode each line', { onlyIf: { tab: ['encode'] } }),
  isPlusSpace: flag(false, 'Read + as a space', { onlyIf: { tab: ['decode'] } }),
  charset: choice({ 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252' }, 'utf-8', 'Encoding'),
};

export type UrlState = StateOf<typeof schema>;
