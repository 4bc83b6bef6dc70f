import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import { pagesInWords } from '../arranging/page-commands.ts';
import type { MergeResult } from '#client/lib/pdf/merging/merge-request.ts';

export interface MergedFile extends MergeResult {
  readonly name: string;
}

interface MergeOutcomeProps {
  readonly merged: MergedFile;
  /** True if the pages or options have changed since this merge. */
  readonly isStale: boolean;
}

const groups = [
  { level: 'kept', title: 'Kept', icon: 'circle-check' },
  { level: 'changed', title: 'Changed', icon: 'info' },
  { level: 'lost', title: 'Not kept', icon: 'triangle-alert' },
] as const;

/** Shows the merged file, which was checked, and notes on its parts. */
export function MergeOutcome({ merged, isStale }: MergeOutcomeProps) {
  const { name, blob, pageCount, notes } = merged;
  return (
    <section aria-label="Result" data-print="" className={`grid gap-3 ${isStale ? 'stale' : ''}`}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto min-w-0">
          <p className="truncate font-semibold" title={name}>
            {name}
          </p>
          <p className="text-ink-2 tabular text-[0.9375rem]">
            {pagesInWords(pageCount)} · {formatBytes(blob.size)} · opened again as a check
          </p>
        </div>
        <SendTo kind="pdf" getData={() => ({ files: [new File([blob], name, { type: blob.type })] })} />
      </div>
      {isStale && (
        <p className="text-warn font-semibold">Changed since: merge again to bring it up to date.</p>
      )}
      {groups.map(({ level, title, icon }) => {
        const texts = notes.filter((note) => note.level === level);
        if (texts.length === 0) return null;
        return (
          <div key={level} className="grid gap-1">
            <h3 className="flex items-center gap-2 text-[0.9375rem]">
              <Icon name={icon} /> {title}
            </h3>
            <ul className="text-ink-2 list-disc ps-9 text-[0.9375rem] wrap-anywhere">
              {texts.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
