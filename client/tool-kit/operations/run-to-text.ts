import type { AnyOperation, OperationSource, OptionsOf } from './operation.ts';
import type { RunOptions } from './runner.ts';

/**
 * Runs an operation once on `source` and returns its result as one text: `runToText<typeof operation>('url-encoder',
 * …)`. The runner is loaded when it is first asked.
 */
export async function runToText<Op extends AnyOperation>(
  toolId: string,
  source: OperationSource,
  options: Partial<OptionsOf<Op>>,
  runOptions?: RunOptions,
): Promise<string> {
  const { runOperation } = await import('./runner.ts');
  const { parts } = await runOperation(toolId, source, options, runOptions);
  const content = parts[0]?.content ?? '';
  return typeof content === 'string' ? content : content.text();
}
