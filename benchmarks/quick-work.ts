import { defaultQuickSize, executeOperation } from '#client/tool-kit/operations/execution.ts';
import { variants } from '#client/tool-kit/operations/fixtures/option-variants.ts';
import { loadOperations } from '#scripts/testing/all-operations.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { printTable } from './table.ts';

const units = ['a', '%', 'aB ', '{"a":1}\n', 'é😀', '<b>', '"', '# ', 'a,b\n', '*_`['];
/** Below the limit that people notice, by the RAIL model. */
const unnoticedMs = 50;

/**
 * Measures the work that the page does itself, at the largest size before the worker takes over: the slowest of
 * each tool.
 */
export async function measureQuickWork(tool = ''): Promise<void> {
  const rows: { readonly cells: string[]; readonly elapsedMs: number }[] = [];
  for (const { id, operation } of await loadOperations()) {
    const isOnPage = operation.takes === 'nothing' || operation.takes === 'text';
    if (!id.startsWith(tool) || !isOnPage || operation.quickSize === 0) continue;
    const { elapsedMs, input } = await findSlowest(operation);
    const verdict = elapsedMs > unnoticedMs ? 'too long: lower its quickSize' : '';
    rows.push({ cells: [id, (elapsedMs / unnoticedMs).toFixed(2), input, verdict], elapsedMs });
  }
  printTable(
    `Work done on the page itself, as a part of ${unnoticedMs} ms (least of three runs of the slowest input)`,
    ['tool', 'part', 'input', ''],
    rows.toSorted((one, other) => other.elapsedMs - one.elapsedMs).map(({ cells }) => cells),
  );
}

async function findSlowest(operation: AnyOperation): Promise<{ elapsedMs: number; input: string }> {
  let slowest = { elapsedMs: 0, input: '' };
  for (const { source, input } of sourcesFor(operation)) {
    for (const options of [{}, ...variants(operation.schema, 0).slice(1)]) {
      const elapsedMs = await measure(operation, source, options);
      if (elapsedMs > slowest.elapsedMs) slowest = { elapsedMs, input };
    }
  }
  return slowest;
}

function sourcesFor({ takes, quickSize = defaultQuickSize }: AnyOperation) {
  if (takes === 'nothing') return [{ source: undefined, input: 'options alone' }];
  return units.map((unit) => ({
    source: unit.repeat(quickSize / unit.length),
    input: JSON.stringify(unit),
  }));
}

/** The least of three runs, after one that compiles: what else the machine does must not count. */
async function measure(
  operation: AnyOperation,
  source: string | undefined,
  options: object,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const startMs = performance.now();
    try {
      await executeOperation(operation, source, options);
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
    }
    if (run > 0) times.push(performance.now() - startMs);
  }
  return Math.min(...times);
}
