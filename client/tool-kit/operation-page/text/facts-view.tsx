import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { FactTable } from '#client/tool-kit/results/fact-table.tsx';
import { FigureGrid } from '#client/tool-kit/results/figure-grid.tsx';

/** A result as its figures and its tables of facts, in place of its text. */
export function FactsView({ result }: { readonly result: OperationResult }) {
  const { figures, facts = [] } = result;
  return (
    <div className="grid gap-6">
      {figures && <FigureGrid figures={figures} isStale={false} />}
      {facts.map((table) => (
        <div key={table.title} data-print="">
          <FactTable {...table} />
        </div>
      ))}
    </div>
  );
}
