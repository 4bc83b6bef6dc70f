import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

import { modes } from './modes.ts';

export const schema = {
  tab: describeField(choice(['encode', 'decode'], 'encode'), {
    label: 'Direction',
    choiceLabels: { encode: 'Encode', decode: 'Decode' },
  }),
  mode: describeField(choice(['component', 'strict', 'url', 'path', 'form', 'header', 'all'], 'component'), {
    label: 'Encode as',
    choiceLabels: choiceLabels(modes),
    onlyIf: { tab: ['encode'] },
  }),
  isKept: describeField(flag(true), {
    label: 'Keep existing %XX',
    onlyIf: { tab: ['encode'], mode: ['url', 'path'] },
  }),
  isPerLine: describeField(flag(false), {
    label: 'Encode each line',
    onlyIf: { tab: ['encode'] },
  }),
  isPlusSpace: describeField(flag(false), {
    label: 'Read + as a space',
    onlyIf: { tab: ['decode'] },
  }),
  charset: describeField(choice(['utf-8', 'windows-1252'], 'utf-8'), {
    label: 'Encoding',
    choiceLabels: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252' },
  }),
};

export type UrlState = StateOf<typeof schema>;
