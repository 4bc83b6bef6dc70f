import type { Report } from '#client/tool-kit/calculators/report.ts';
import { describeFlows } from './describe-flows.ts';
import { describeSimple } from './describe-simple.ts';
import type { ReturnOptions } from './schema.ts';

/** Describes an investment's return from the known amounts. Throws a ToolInputError. */
export function describeReturn(options: ReturnOptions): Report {
  return options.kind === 'simple' ? describeSimple(options) : describeFlows(options);
}
