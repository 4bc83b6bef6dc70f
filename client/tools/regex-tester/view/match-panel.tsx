import type { RefObject } from 'react';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { IconButton } from '#client/ui/button.tsx';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { MatchRows } from './match-rows.tsx';
import { type Outcome, type RegexRun, writeMatches } from './use-regex-run.ts';
import { spanOf } from '../matching/matching.ts';

interface MatchPanelProps {
  readonly outcome: Outcome;
  readonly run: RegexRun;
  readonly control: TextSourceControl;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  readonly chosen: number;
  readonly onChoose: (match: number) => void;
}

/** Shows the number of matches, buttons to step through them, and each match with its position and groups. */
export function MatchPanel({ outcome, run, control, areaRef, chosen, onChoose }: MatchPanelProps) {
  const { matches } = outcome;
  const { count, listed } = matches;
  const current = Math.min(chosen, listed - 1);
  const choose = (match: number, isShown: boolean) => {
    onChoose(match);
    const span = spanOf(matches, match);
    if (isShown && span && control.source.type === 'text') areaRef.current?.select(span.start, span.end);
  };
  if (count === 0) {
    return (
      <p role="status" className="text-ink-2 p-4">
        No matches found for this pattern.
      </p>
    );
  }
  const step = (by: number) => choose((current + by + listed) % listed, true);
  return (
    <div className="@container flex h-full flex-col">
      <div className="border-line flex flex-wrap items-center gap-1 border-b px-3 py-1">
        <p role="status" className="mr-auto font-semibold" data-testid="count">
          {formatCount(count, 'match', 'matches')}
          {listed < count && (
            <span className="text-ink-2 font-normal">
              , {formatCount(listed, 'first one', 'first ones')} listed
            </span>
          )}
        </p>
        <IconButton
          icon="chevron-left"
          label="Previous match"
          tone="plain"
          isSmall
          onClick={() => step(-1)}
        />
        <IconButton icon="chevron-right" label="Next match" tone="plain" isSmall onClick={() => step(1)} />
        <CopyButton
          tone="plain"
          isSmall
          accessibleLabel="Copy all matches"
          text={() => writeMatches(run, 'matches')}
        />
        {matches.groupNames.length > 0 && (
          // Two icons alone would look the same, so this one keeps its word.
          <span className="[&_.pane-toolbar-label]:static! [&_.pane-toolbar-label]:size-auto! [&_.pane-toolbar-label]:[clip-path:none]!">
            <CopyButton
              label="Table"
              tone="plain"
              isSmall
              accessibleLabel="Copy matches and groups as a table"
              text={() => writeMatches(run, 'table')}
            />
          </span>
        )}
        <SendTo kind="text" getData={async () => ({ text: await writeMatches(run, 'matches') })} />
      </div>
      <MatchRows outcome={outcome} chosen={current} onChoose={(match) => choose(match, true)} />
    </div>
  );
}
