import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatBytes } from '#core/numbers/number-format.ts';
import { growthInputs } from './growth-inputs.ts';
import { printTable } from './table.ts';

const factors = [1, 4, 16, 64];

interface Run {
  readonly elapsedMs: number;
  readonly peakBytes: number;
  readonly inputBytes: number;
}

/** Time and memory of ten tools at 1, 4, 16 and 64 times the input. Work that is linear takes four times as long each. */
export async function measureGrowth(): Promise<void> {
  const rows: string[][] = [];
  for (const id of Object.keys(growthInputs)) {
    const runs: Run[] = [];
    for (const factor of factors) runs.push(await run(id, factor));
    rows.push([
      id,
      runs.map(({ inputBytes }) => formatBytes(inputBytes)).join(', '),
      ...runs.map(({ elapsedMs, peakBytes }) => `${elapsedMs.toFixed(0)} ms, ${formatBytes(peakBytes)}`),
      `n^${exponentOf(runs).toFixed(2)}`,
    ]);
    console.log(rows.at(-1)?.join(' · '));
  }
  printTable(
    'Growth: time, and the peak of memory of the whole process with its start',
    ['tool', 'input', ...factors.map((factor) => `${factor} ×`), 'time grows from 4 × to 64 × as'],
    rows,
  );
}

/** The exponent of the growth of time: 1 is linear, 2 is quadratic. The least size is left out: there the start counts. */
function exponentOf(runs: readonly Run[]): number {
  const [, first, , last] = runs;
  return first && last
    ? Math.log(last.elapsedMs / first.elapsedMs) / Math.log(last.inputBytes / first.inputBytes)
    : Number.NaN;
}

async function run(id: string, factor: number): Promise<Run> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'benchmarks/growth-run.ts',
    id,
    String(factor),
  ]);
  return JSON.parse(stdout) as Run;
}
