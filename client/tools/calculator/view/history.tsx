import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import type { SheetLine } from '../logic.ts';

interface HistoryProps {
  readonly lines: readonly SheetLine[];
  readonly locale: string;
  readonly onUse: (expression: string) => void;
  readonly onClear: () => void;
}

/** Lists this visit's calculations, newest first; a click restores one. It is lost when the page closes. */
export function History({ lines, locale, onUse, onClear }: HistoryProps) {
  if (lines.length === 0) return null;
  return (
    <section className="tool-card tool-pad" aria-label="History">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">History</h2>
        <div className="flex gap-1">
          <CopyButton
            isSmall
            tone="plain"
            label="Copy all"
            text={() => lines.map(({ source, answer }) => `${source} = ${answer.copied}`).join('\n')}
          />
          <Button isSmall tone="plain" onClick={onClear}>
            Clear history
          </Button>
        </div>
      </div>
      <ul className="tabular text-[0.9375rem]">
        {lines.map(({ source, answer }, index) => (
          <li
            key={lines.length - index}
            className="border-line flex flex-wrap items-center justify-between gap-x-2 border-t py-1"
          >
            <Button
              tone="plain"
              isSmall
              className="mono max-w-full min-w-0 justify-start text-left wrap-anywhere"
              title="Edit this expression"
              onClick={() => onUse(source)}
            >
              <span className="grid">
                {source}
                {answer.reading && <span className="text-ink-3 font-normal">{answer.reading}</span>}
              </span>
            </Button>
            <span className="ml-auto flex min-w-0 items-center gap-1">
              <Button
                tone="plain"
                isSmall
                className="text-ink min-w-0 wrap-anywhere"
                title="Continue with this answer"
                onClick={() => onUse(writeAsTyped(answer.asExpression.replace('≈', ''), locale))}
              >
                {answer.shown}
              </Button>
              <CopyButton
                text={answer.copied}
                tone="plain"
                isSmall
                label=""
                accessibleLabel={`Copy ${answer.copied}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
