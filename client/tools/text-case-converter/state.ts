import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  scope: choice(['lines', 'whole', 'keys', 'names'], 'lines'),
  language: choice(['any', 'tr', 'az', 'lt', 'el', 'nl'], 'any'),
  titleStyle: choice(['apa', 'chicago', 'every'], 'apa'),
  digits: choice(['joined', 'apart'], 'joined'),
  acronyms: text('API, CSS, HTML, HTTP, iOS, JSON, macOS, PDF, URL, USA', 2000),
};

export type CaseState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CaseState>) => void;
