import { writeCodePoint } from '#core/text/code-point.ts';
import type { RefObject } from 'react';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { LimitList } from './limit-list.tsx';
import type { TextReport } from '../logic.ts';
import type { CounterState } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { Button } from '#client/ui/button.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { removeSuspect, type Suspect } from '#core/text/counting/suspects.ts';

interface DetailsProps {
  readonly report: TextReport;
  readonly control: TextSourceControl;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  readonly state: CounterState;
  readonly change: (change: Partial<CounterState>) => void;
}

const sizes = [
  ['Graphemes', 'graphemes', 'what people see as one character'],
  ['Code points', 'codePoints', 'what Unicode numbers; Python counts these'],
  ['UTF-16 units', 'utf16Units', 'the length in JavaScript, Java and C#'],
  ['UTF-8 bytes', 'utf8Bytes', 'the size in a file; many databases count these'],
] as const;

const kinds = [
  ['Letters', 'letters'],
  ['Upper case', 'upperCase'],
  ['Lower case', 'lowerCase'],
  ['Digits', 'digits'],
  ['Punctuation', 'punctuation'],
] as const;

/** Shows everything beyond the basic counts. */
export function Details({ report, control, areaRef, state, change }: DetailsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {report.suspects.length > 0 && (
        <SuspectList suspects={report.suspects} control={control} areaRef={areaRef} />
      )}
      <div className="grid gap-4">
        <section className="tool-card tool-pad" aria-labelledby="sizes">
          <h2 id="sizes" className="mb-2 text-lg">
            Four ways to count a character
          </h2>
          <table className="data-table">
            <tbody>
              {sizes.map(([label, key, note]) => (
                <tr key={key}>
                  <th scope="row">
                    {label}
                    <span className="text-ink-3 block font-normal">{note}</span>
                  </th>
                  <td className="text-end" data-testid={`size-${key}`}>
                    {writeNumber(report[key])}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="tool-card tool-pad" aria-labelledby="kinds">
          <h2 id="kinds" className="mb-2 text-lg">
            Kinds of characters
          </h2>
          <p className="text-ink-2 tabular">
            {kinds.map(([label, key]) => `${label} ${writeNumber(report[key])}`).join(' · ')}
          </p>
          <h3 className="mt-4 mb-2">Most frequent</h3>
          <ol className="flex flex-wrap gap-2">
            {report.characters.map(({ item, count, share }) => (
              <li
                key={item}
                className="border-line rounded-lg border px-2 py-1"
                title={`${writeCodePoint(item)}, ${writeNumber(share * 100, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`}
              >
                <span className="mono font-semibold">{item}</span>{' '}
                <span className="tabular text-ink-2">{writeNumber(count)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <LimitList report={report} state={state} change={change} />
    </div>
  );
}

interface SuspectListProps {
  readonly suspects: readonly Suspect[];
  readonly control: TextSourceControl;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

/** Lists invisible and easily confused characters, with their positions and a button to remove them. */
function SuspectList({ suspects, control, areaRef }: SuspectListProps) {
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
