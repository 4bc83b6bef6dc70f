import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'text',
  input: {
    title: 'Addresses',
    placeholder: 'One address, network or range per line, or a log that contains them',
  },
  maker: { label: 'My address', icon: 'map-pin', hint: 'Asks this site’s server which address it sees' },
  sample: '8.8.8.8\n2001:db8::1\n172.16.4.7\n192.0.2.0/24\n192.0.2.0 - 192.0.2.130',
  // Only the worker loads, reads and keeps the tables of countries.
  quickSize: 0,
  async run(input, { task, format, excluded, prefix }) {
    const { readInput, readStrictList } = await import('./reading/read-input.ts');
    const read = readInput(await input.text());
    if (task === 'look-up') {
      const { reportEntries } = await import('./describing/report.ts');
      return reportEntries(read, format);
    }
    const { aggregate, exclude, split } = await import('./networks.ts');
    const entries = read.entries.map(({ entry }) => entry);
    const result =
      task === 'aggregate'
        ? aggregate(entries)
        : task === 'exclude'
          ? exclude(entries, readStrictList(excluded, 'excluded'))
          : split(entries, prefix);
    return { ...result, notes: [...read.notes, ...(result.notes ?? [])] };
  },
});
