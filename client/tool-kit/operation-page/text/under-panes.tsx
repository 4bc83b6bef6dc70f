import { useMemo } from 'react';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { FactTable } from '#client/tool-kit/results/fact-table.tsx';
import { TextPart } from '#client/tool-kit/results/text-part.tsx';
import { ParameterTable } from '#client/tool-kit/texts/parameter-table.tsx';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { StaleNote } from '#client/ui/old-result.tsx';
import { splitUrl } from '#core/network/url-parameters.ts';

interface UnderPanesProps {
  readonly result: OperationResult | undefined;
  readonly isStale: boolean;
  /** The input, where it may be an address. */
  readonly address: TextSource | undefined;
  readonly setText: (text: string) => void;
}

/** A longer address would be slow to edit. */
const maxLength = 4000;

/** The result's tables of facts and titled texts, and the parameters of an address. */
export function UnderPanes({ result, isStale, address, setText }: UnderPanesProps) {
  const { facts = [], parts = [], isToldByFacts = false } = result ?? {};
  const text = address?.type === 'text' && address.text.length <= maxLength ? address.text : '';
  const split = useMemo(() => splitUrl(text), [text]);
  const shown = [
    ...(isToldByFacts ? [] : facts).map((table) => <FactTable key={table.title} {...table} />),
    ...parts.flatMap((part) => (part.title === undefined ? [] : <TextPart key={part.name} part={part} />)),
  ];
  if (shown.length === 0 && !split) return null;
  return (
    <div className="tool-card tool-pad relative grid items-start gap-6 md:auto-cols-fr md:grid-flow-col">
      {isStale && shown.length > 0 && <StaleNote />}
      {shown.map((each) => (
        <div key={each.key} className={`min-w-0 ${isStale ? 'stale' : ''}`}>
          {each}
        </div>
      ))}
      {split && <ParameterTable split={split} setText={setText} />}
    </div>
  );
}
