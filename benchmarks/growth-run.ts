// One run of one tool, in a process of its own, so that its peak of memory is its own:
// node benchmarks/growth-run.ts <tool> <factor>
import '#scripts/platform/browser-classes.ts';
import '#scripts/platform/file-fetch.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { sizeOfSource } from '#client/tool-kit/operations/input.ts';
import { loadTool } from '#scripts/terminal/tools.ts';
import { growthInputs } from './growth-inputs.ts';

const [id = '', factor = '1'] = process.argv.slice(2);
const input = growthInputs[id];
if (!input) throw new RangeError(`No input for ${id}.`);
const { operation } = await loadTool(id);
await operation.prepare?.();
// Loading and compiling happen once and do not grow.
await executeOperation(operation, await input.make(1), input.options ?? {});
const source = await input.make(Number(factor));
const startMs = performance.now();
await executeOperation(operation, source, input.options ?? {});
const elapsedMs = performance.now() - startMs;
const peakBytes = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ elapsedMs, peakBytes, inputBytes: sizeOfSource(source) }));
process.exit(0);
