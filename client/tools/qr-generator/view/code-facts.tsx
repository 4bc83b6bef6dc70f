import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { describeDamage } from '#core/codes/scanning/advice.ts';
import type { MadeCode } from '../making/making.ts';
import type { ChangeState, ContentKind } from '../state.ts';

interface CodeFactsProps {
  readonly code: MadeCode;
  readonly change: ChangeState;
  readonly kind: ContentKind;
}

const levelNames = { L: 'Low', M: 'Medium', Q: 'Quartile', H: 'High' } as const;

/** Shows the properties of the symbol, and the exact text in it. */
export function CodeFacts({ code, change, kind }: CodeFactsProps) {
  const { symbol, text, logo } = code;
  const { version, across, level, mask, modes, usedBits, capacityBits, roomFor } = symbol;
  const isRoomier = roomFor !== level && kind !== 'payment';
  return (
    <section aria-label="About this code" className="border-line grid gap-2 border-t pt-3">
      <p className="text-ink-2 tabular text-[0.9375rem]" data-testid="facts">
        Version {version} · {across} × {across} modules · level {level} · mask {mask} · {modes.join(' + ')} ·{' '}
        {Math.round((usedBits / capacityBits) * 100)} % full
      </p>
      {logo && (
        <p className="text-ink-2 tabular text-[0.9375rem]" data-testid="logo-damage">
          {describeDamage(logo.damage)}
        </p>
      )}
      {isRoomier && (
        <p className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
          {levelNames[roomFor]} correction fits at the same size.
          <Button isSmall onClick={() => change({ level: roomFor })}>
            Use {levelNames[roomFor]}
          </Button>
        </p>
      )}
      <details>
        <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Text in the code</summary>
        <pre
          className="mono border-line bg-surface-2 max-h-60 overflow-auto rounded-lg border p-3 text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
          tabIndex={0}
        >
          {text}
        </pre>
        <div className="pt-2">
          <CopyButton isSmall label="Copy text" text={text} />
        </div>
      </details>
    </section>
  );
}
