import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { ClaimRow } from '../claims.ts';
import type operation from '../operation.ts';

type TokenOutcomeProps = Pick<SlotProps<typeof operation>, 'run' | 'notice'>;

const tones = { valid: 'info', invalid: 'danger', unchecked: 'warn' } as const;

/** Shows the token's content, the state of its signature, and warnings. */
export function TokenOutcome({ run, notice }: TokenOutcomeProps) {
  const { output, isStale } = run;
  const { detail, parts = [] } = output ?? {};
  const [part] = parts;
  const content = part?.content;
  const text = (
    <pre className="mono text-[0.8125rem] wrap-anywhere whitespace-pre-wrap">
      {typeof content === 'string' ? content : ''}
    </pre>
  );
  // A token that was signed here is the result itself; of one that was read, its claims are.
  const isNew = part?.kind === 'jwt';
  return (
    <Pane
      title="Token"
      toolbar={
        <CopyButton
          tone="plain"
          isSmall
          isDisabled={isStale || typeof content !== 'string'}
          text={() => (typeof content === 'string' ? content : '')}
        />
      }
    >
      <div className="grid h-full content-start gap-3 overflow-y-auto p-3">
        {detail && !isStale && <Alert tone={tones[detail.verdict.status]}>{detail.verdict.sentence}</Alert>}
        {notice}
        {detail && (
          <div className={`grid gap-3 ${isStale ? 'stale' : ''}`}>
            {isStale && <p>Outdated</p>}
            {isNew && text}
            <ClaimTable title="Header" rows={detail.header} />
            {detail.payload.length > 0 && <ClaimTable title="Payload" rows={detail.payload} />}
            {!isNew && text}
          </div>
        )}
      </div>
    </Pane>
  );
}

function ClaimTable({ title, rows }: { readonly title: string; readonly rows: readonly ClaimRow[] }) {
  return (
    <table className="data-table">
      <caption className="text-start font-semibold">{title}</caption>
      <tbody>
        {rows.map(({ name, value, meaning }, index) => (
          // The index is the key, because a name may occur twice and rows never move.
          <tr key={index}>
            <th scope="row" className="mono align-top wrap-anywhere">
              {name}
            </th>
            <td className="wrap-anywhere">
              <span className="mono" dir="auto">
                {value.slice(0, 2000)}
                {value.length > 2000 && '…'}
              </span>
              {meaning && <span className="text-ink-2 block text-[0.8125rem]">{meaning}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
