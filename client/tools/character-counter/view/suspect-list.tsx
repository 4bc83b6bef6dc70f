import type { RefObject } from 'react';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { Button } from '#client/ui/button.tsx';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { removeSuspect, type Suspect } from '#core/text/counting/suspects.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface SuspectListProps {
  readonly suspects: readonly Suspect[];
  readonly control: TextSourceControl;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

/** Lists invisible and easily confused characters, with their positions and a button to remove them. */
export function SuspectList({ suspects, control, areaRef }: SuspectListProps) {
  const { source, setText } = control;
  return (
    <section className="tool-card tool-pad md:col-span-2" aria-labelledby="suspects">
      <h2 id="suspects" className="mb-2 text-lg">
        Hidden and misleading characters
      </h2>
      <ul>
        {suspects.map(({ name, note, count, from, to, isRemovable }) => (
          <li key={name} className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-t py-2">
            <p className="min-w-0 flex-1">
              <strong>{name}</strong> <span className="tabular">× {writeNumber(count)}</span>
              <span className="text-ink-2 block text-[0.9375rem]">{note}</span>
            </p>
            {source.type === 'text' && (
              <Button isSmall aria-label={`Show ${name}`} onClick={() => areaRef.current?.select(from, to)}>
                Show
              </Button>
            )}
            {source.type === 'text' && isRemovable && (
              <Button
                isSmall
                aria-label={`Clean ${name}`}
                onClick={() => {
                  const { text } = source;
                  setText(removeSuspect(text, name));
                  notifyUndo(`${formatCount(count, 'character')} cleaned`, () => setText(text));
                }}
              >
                Clean
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
