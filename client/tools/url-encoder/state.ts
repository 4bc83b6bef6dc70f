import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  tab: choice(['encode', 'decode'], 'encode'),
  mode: choice(['component', 'strict', 'url', 'path', 'form', 'header', 'all'], 'component'),
  isKept: flag(true),
  isPerLine: flag(false),
  isPlusSpace: flag(false),
  charset: choice(['utf-8', 'windows-1252'], 'utf-8'),
};

export type UrlState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<UrlState>) => void;
