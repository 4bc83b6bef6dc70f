import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  flavour: choice(['github', 'commonmark'], 'github'),
  layout: choice(['both', 'write', 'read'], 'both'),
  loadsWebImages: flag(false),
};

export type EditorState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<EditorState>) => void;
