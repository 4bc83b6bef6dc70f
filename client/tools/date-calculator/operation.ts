import { provideTemporal } from '#client/lib/temporal.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { DateResult } from './describing/date-result.ts';
import { schema } from './state.ts';

export default defineOperation<typeof schema, 'nothing', DateResult>({
  schema,
  takes: 'nothing',
  async run(_, options) {
    const [{ describeDates }] = await Promise.all([import('./describing/describe.ts'), provideTemporal()]);
    const today = options.today || Temporal.Now.plainDateISO().toString();
    const detail = await describeDates(options, today, options.reader);
    const { shown, sentences, rows } = detail;
    const lines = [shown, '', ...sentences, '', ...rows.map(([label, value]) => `${label}: ${value}`), ''];
    return { parts: [{ name: 'date.txt', kind: 'text', content: lines.join('\n') }], detail };
  },
});
