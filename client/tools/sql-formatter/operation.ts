import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, number } from '#client/tool-kit/state/state-schema.ts';
import { type DialectId, dialects } from '#core/sql/dialects.ts';

const cases = ['preserve', 'upper', 'lower'] as const;
const caseLabels = { preserve: 'Keep case', upper: 'UPPER CASE', lower: 'lower case' };
const laidOut = { layout: ['format'] } as const;
const dialectIds = Object.keys(dialects) as DialectId[];

const indentStyleLabels = {
  standard: 'Standard',
  tabularLeft: 'Tabular, left',
  tabularRight: 'Tabular, right',
};

export default defineOperation({
  schema: {
    layout: choice({ format: 'Readable', minify: 'Minified' }, 'format', 'Style'),
    dialect: choice(['auto', ...dialectIds], 'auto', 'Dialect', {
      choiceLabels: { auto: 'Auto-detect', ...dialects },
    }),
    keywordCase: choice(cases, 'preserve', 'Keywords', { choiceLabels: caseLabels, onlyIf: laidOut }),
    functionCase: choice(cases, 'preserve', 'Functions', { choiceLabels: caseLabels, onlyIf: laidOut }),
    dataTypeCase: choice(cases, 'preserve', 'Data types', { choiceLabels: caseLabels, onlyIf: laidOut }),
    indent: choice(['2', '4', 'tab'], '2', 'Indent', {
      choiceLabels: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
      onlyIf: laidOut,
    }),
    indentStyle: choice(indentStyleLabels, 'standard', 'Indent style', { onlyIf: laidOut }),
    logicalOperatorNewline: choice({ before: 'Line start', after: 'Line end' }, 'before', 'AND/OR position', {
      isSegmented: false,
      onlyIf: laidOut,
    }),
    expressionWidth: number(50, { min: 1, max: 500, isInteger: true }, 'Inline parentheses up to', {
      unit: 'characters',
      onlyIf: laidOut,
    }),
    linesBetweenQueries: number(1, { min: 0, max: 5, isInteger: true }, 'Between statements', {
      unit: 'lines',
      onlyIf: laidOut,
    }),
    denseOperators: flag(false, 'Dense operators', { onlyIf: laidOut }),
    newlineBeforeSemicolon: flag(false, 'Semicolon on new line', { onlyIf: laidOut }),
  },
  takes: 'text',
  input: { language: 'sql' },
  sample:
    "select c.name, count(*) as orders, sum(o.total) from customers c left join orders o on o.customer_id = c.id and o.placed_at >= '2026-01-01' where c.country in ('DE','FR') group by c.name having count(*) > 3 order by orders desc limit 10;",
  quickSize: 0,
  timeLimitMs: 60_000,
  timeHint: 'Format it statement by statement, or in parts.',
  prepare: () => import('#core/sql/format-sql.ts'),
  async run(input, { layout, dialect, indent, ...options }) {
    const { formatSql, minify } = await import('#core/sql/format-sql.ts');
    const sql = await input.text(20_000_000);
    const { text, notes } =
      layout === 'minify'
        ? minify(sql, dialect)
        : formatSql(sql, dialect, { ...options, tabWidth: Number(indent) || 4, useTabs: indent === 'tab' });
    return { parts: [{ name: 'formatted.sql', kind: 'sql', content: text }], notes };
  },
});
