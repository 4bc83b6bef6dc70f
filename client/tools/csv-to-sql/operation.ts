import { csvReading } from '#client/tool-kit/operations/csv-options.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { choice, flag, number, text } from '#client/tool-kit/state/state-schema.ts';

const forSql = { format: ['postgresql', 'mysql', 'sqlite', 'sqlserver'] } as const;

const formatLabels = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  sqlite: 'SQLite',
  sqlserver: 'SQL Server',
  html: 'HTML table',
  markdown: 'Markdown table',
};

export default defineOperation({
  schema: {
    format: choice(formatLabels, 'postgresql', 'Output', { isSegmented: false, isMain: true }),
    table: text('data', 200, 'Table name', { onlyIf: forSql }),
    emptyAs: choice({ null: 'Empty as NULL', text: 'Empty as text' }, 'null', 'Empty cells', {
      onlyIf: forSql,
    }),
    isTyped: flag(true, 'Detect types', { onlyIf: forSql }),
    hasCreate: flag(true, 'CREATE TABLE', { onlyIf: forSql }),
    hasHeader: flag(true, 'First row is header'),
    rowsPerInsert: number(500, { min: 1, max: 1000, isInteger: true }, 'Rows per INSERT', { onlyIf: forSql }),
    nullWord: text('', 50, 'NULL word', {
      hint: 'Cells with this text become NULL, such as NULL or \\N',
      onlyIf: forSql,
    }),
    delimiter: csvReading.delimiter,
  },
  takes: 'text',
  sample: `id,name,zip,born,balance,active
1,"O'Brien, Ada",01234,1815-12-10,12.50,true
2,Grace Hopper,10001,1906-12-09,7,false
3,Kurt,,1906-04-28,,true
`,
  async run(input, options, context) {
    const { convertTable } = await import('./convert.ts');
    const { blob, notes, summary } = await convertTable(input.content, options, context);
    const [name, kind] = nameOf(options.format);
    return { parts: [{ name, kind, content: await asTextIfSmall(blob) }], notes: [...notes], summary };
  },
});

function nameOf(format: string): readonly [string, 'sql' | 'html' | 'markdown'] {
  if (format === 'html') return ['table.html', 'html'];
  return format === 'markdown' ? ['table.md', 'markdown'] : ['table.sql', 'sql'];
}
