import type { RefObject } from 'react';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { RegexRun } from './use-regex-run.ts';
import type { ChangeState, RegexState } from '../state.ts';

export interface ResultSideProps {
  readonly run: RegexRun;
  readonly control: TextSourceControl;
  readonly state: RegexState;
  readonly change: ChangeState;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  readonly chosen: number;
  readonly onChoose: (match: number) => void;
  /** Called with the highlights for the text. */
  readonly onMark: (marks: readonly CodeHighlight[]) => void;
}
