import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { RebuiltPages } from './rebuild-table.ts';

/** Says that a file was repaired (rebuild-table.ts). */
export function describeRebuilt(name: string, { filled, promised }: RebuiltPages): string {
  const pages = `${writeNumber(filled)} of its ${formatCount(promised, 'page')} ${filled === 1 ? 'has' : 'have'} content`;
  const found = filled === promised ? '' : `: ${pages}`;
  return `“${name}” is damaged: its cross-reference table was missing or wrong. It was read with a rebuilt one, so check that nothing is missing${found}.`;
}
