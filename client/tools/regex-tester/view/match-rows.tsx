import { type KeyboardEvent, useId } from 'react';
import { rowScroll } from '#client/lib/row-scroll.ts';
import { useRowInView, useScrollArea } from '#client/tool-kit/use-scroll-area.ts';
import { type MatchList, spanOf } from '../matching/matching.ts';
import { useIsPrinting } from '#client/ui/use-is-printing.ts';
import type { Outcome } from './use-regex-run.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface MatchRowsProps {
  readonly outcome: Outcome;
  readonly chosen: number;
  readonly onChoose: (match: number) => void;
}

const rowHeightPx = 32;
const { scrollTopFor } = rowScroll(rowHeightPx);
/** Rows drawn beyond the edges, so that scrolling shows no gaps. */
const marginRows = 10;
/** About 50 printed pages. */
const mostPrinted = 2000;

/** The matches for printing: all listed ones with their groups. */
function PrintedMatches({ outcome: { matches, texts } }: Pick<MatchRowsProps, 'outcome'>) {
  const width = matches.groupNames.length + 1;
  return (
    <table className="data-table" data-print="" aria-label="Matches on paper">
      <tbody>
        {Array.from({ length: Math.min(matches.listed, mostPrinted) }, (_, match) => (
          <tr key={match}>
            <td className="tabular">{match + 1}</td>
            {texts.slice(match * width, (match + 1) * width).map((text, group) => (
              <td key={group} className="mono wrap-anywhere whitespace-pre-wrap">
                {text !== undefined && shown(text)}
              </td>
            ))}
            <td>{placeOf(matches, match)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists the matches; only visible rows are drawn. The selected one is shown with its groups below. */
export function MatchRows({ outcome, chosen, onChoose }: MatchRowsProps) {
  const { matches, texts } = outcome;
  const id = useId();
  const { ref, area, onScroll } = useScrollArea();
  const viewRows = Math.max(1, Math.floor(area.height / rowHeightPx));
  const width = matches.groupNames.length + 1;
  useRowInView(ref, chosen, { scrollTopFor, total: matches.listed, viewRows });
  if (useIsPrinting()) return <PrintedMatches outcome={outcome} />;

  const start = Math.max(0, Math.floor(area.top / rowHeightPx) - marginRows);
  const end = Math.min(matches.listed, start + viewRows + 2 * marginRows);
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = rowAfter(event.key, chosen, matches.listed, viewRows);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    ref.current?.focus();
  };
  return (
    <>
      <div
        ref={ref}
        role="listbox"
        aria-label="Matches"
        aria-activedescendant={`${id}-${chosen}`}
        tabIndex={0}
        className="min-h-0 overflow-y-auto focus-visible:-outline-offset-2"
        onScroll={onScroll}
        onKeyDown={handleKeyDown}
      >
        <div role="presentation" className="relative" style={{ height: matches.listed * rowHeightPx }}>
          {Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset).map((match) => (
            <div
              key={match}
              id={`${id}-${match}`}
              role="option"
              aria-selected={match === chosen}
              aria-posinset={match + 1}
              aria-setsize={matches.listed}
              className={`absolute inset-x-0 flex h-8 cursor-pointer items-center gap-3 px-3 text-[0.875rem] ${match === chosen ? 'bg-surface-2' : ''}`}
              style={{ top: match * rowHeightPx }}
              onClick={() => onChoose(match)}
            >
              <span className="tabular text-ink-3 w-12 shrink-0 text-end">{match + 1}</span>
              <span className="mono min-w-0 flex-1 truncate whitespace-pre">
                {shown(texts[match * width])}
              </span>
              <span className="tabular text-ink-3 shrink-0">{placeOf(matches, match)}</span>
            </div>
          ))}
        </div>
      </div>
      {matches.groupNames.length > 0 && (
        <GroupTable
          matches={matches}
          texts={texts.slice(chosen * width, (chosen + 1) * width)}
          match={chosen}
        />
      )}
    </>
  );
}

interface GroupTableProps {
  readonly matches: MatchList;
  readonly match: number;
  /** The text of the match, then those of its groups. */
  readonly texts: readonly (string | undefined)[];
}

function GroupTable({ matches, match, texts }: GroupTableProps) {
  return (
    <div
      className="border-line max-h-[45%] shrink-0 overflow-y-auto border-y"
      tabIndex={0}
      role="region"
      aria-label="Captured groups"
    >
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Text</th>
            <th scope="col">Place</th>
          </tr>
        </thead>
        <tbody>
          {matches.groupNames.map((name, index) => (
            <tr key={index}>
              <th scope="row">{name === undefined ? index + 1 : `${index + 1} ${name}`}</th>
              <td className="mono wrap-anywhere whitespace-pre-wrap">
                {texts[index + 1] === undefined ? (
                  <span className="text-ink-3">took no part</span>
                ) : (
                  shown(texts[index + 1])
                )}
              </td>
              <td>{placeOf(matches, match, index + 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placeOf(matches: MatchList, match: number, group = 0): string {
  const span = spanOf(matches, match, group);
  return span ? `${span.start}–${span.end}` : '';
}

function shown(text: string | undefined): string {
  if (text === undefined || text === '') return '(empty)';
  return text.replaceAll('\n', '⏎').replaceAll('\t', '⇥');
}

function rowAfter(key: string, chosen: number, count: number, viewRows: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowUp: chosen - 1,
    PageDown: chosen + viewRows - 1,
    PageUp: chosen - viewRows + 1,
    Home: 0,
    End: count - 1,
  };
  const target = readOwn(targets, key);
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
