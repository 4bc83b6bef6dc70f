import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { Later } from '#client/tool-kit/frame/later.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import type { ToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { Answer, SheetLine } from '../logic.ts';
import { type CalculatorState, schema } from '../state.ts';

// Only for paper, so not part of the first load.
const PaperInput = lazyPart(async () => ({
  default: (await import('#client/tool-kit/calculators/paper-input.tsx')).PaperInput,
}));

interface CalculatorResultProps {
  readonly run: ToolRun<readonly SheetLine[]>;
  readonly state: CalculatorState;
}

/** What is filled in on the first tab; an expression is on paper with its result. */
const { first, operation, second } = schema;
const basicSchema = { first, operation, second };

/** Shows the last line's answer in large type, how it was parsed, and its other forms. */
export function CalculatorResult({ run, state }: CalculatorResultProps) {
  const { tab, angleUnit } = state;
  const isBasic = tab === 'basic';
  const lines = run.output ?? [];
  const answer = lines.at(-1)?.answer;
  return (
    <>
      {answer && (
        <Later>
          <PaperInput schema={isBasic ? basicSchema : {}} options={state} />
        </Later>
      )}
      <ResultPanel
        label="Result"
        value={answer?.shown}
        copyText={answer?.copied}
        placeholder={isBasic ? 'Enter two numbers.' : 'Enter an expression.'}
        isStale={run.isStale}
        actions={
          answer && <SendTo kind="number" isDisabled={run.isStale} getData={() => ({ text: answer.plain })} />
        }
      >
        {answer && (
          <div className={`grid min-w-0 gap-3 ${run.isStale ? 'stale' : ''}`}>
            {!isBasic && lines.length === 1 && <p className="print-only mono">{lines[0]?.source}</p>}
            <Reading answer={answer} angleUnit={angleUnit} />
            {lines.length > 1 && <SheetLines lines={lines} />}
            <Forms answer={answer} />
          </div>
        )}
      </ResultPanel>
    </>
  );
}

function Reading({ answer, angleUnit }: { readonly answer: Answer; readonly angleUnit: string }) {
  return (
    <div className="text-ink-2 grid gap-1 wrap-anywhere">
      {answer.reading && (
        <p>
          Read as <span className="mono text-ink">{answer.reading}</span>
        </p>
      )}
      <p>
        {answer.isExact ? 'Exact.' : 'Rounded.'}
        {answer.hasAngle && ` Angles in ${angleUnit}.`}
      </p>
    </div>
  );
}

function SheetLines({ lines }: { readonly lines: readonly SheetLine[] }) {
  return (
    <table className="data-table" aria-label="Lines">
      <tbody>
        {lines.map(({ source, answer }, index) => (
          <tr key={index}>
            <th scope="row" className="mono font-normal wrap-anywhere">
              {source}
            </th>
            <td className="text-right wrap-anywhere">{answer.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Forms({ answer: { forms } }: { readonly answer: Answer }) {
  if (forms.length === 0) return null;
  return (
    <table className="data-table" aria-label="Also written as">
      <tbody>
        {forms.map(({ label, shown, copied }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="mono">
              <div className="max-h-40 overflow-y-auto wrap-anywhere">{shown}</div>
            </td>
            <td className="text-right">
              <CopyButton text={copied} tone="plain" isSmall label="" accessibleLabel={`Copy ${label}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
