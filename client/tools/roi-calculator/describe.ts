import type { Report } from '#client/tool-kit/calculators/report.ts';
import { describeFlows } from './describe-flows.ts';
import { describeSimple } from './describe-simple.ts';
import type { ReturnOptions } from './schema.ts';

/** What an investment returned, by what is known of it. Throws a ToolInputError. */
export function describeReturn(options: ReturnOptions): Report {
  return options.kind === 'simple' ? describeSimple(options) : describeFlows(options);
}
