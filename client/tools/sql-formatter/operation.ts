import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, number } from '#client/tool-kit/state/state-schema.ts';
import { type DialectId, dialects } from '#core/sql/dialects.ts';

const cases = ['preserve', 'upper', 'lower'] as const;
const caseLabels = { preserve: 'Keep case', upper: 'UPPER CASE', lower: 'lower case' };
const laidOut = { layout: ['format'] } as const;
const dialectIds = Object.keys(dialects) as DialectId[];

export default defineOperation({
  schema: {
    layout: describeField(choice(['format', 'minify'], 'format'), {
      label: 'Style',
      choiceLabels: { format: 'Readable', minify: 'Minified' },
    }),
    dialect: describeField(choice(['auto', ...dialectIds], 'auto'), {
      label: 'Dialect',
      choiceLabels: { auto: 'Auto-detect', ...dialects },
    }),
    keywordCase: describeField(choice(cases, 'preserve'), {
      label: 'Keywords',
      choiceLabels: caseLabels,
      onlyIf: laidOut,
    }),
    functionCase: describeField(choice(cases, 'preserve'), {
      label: 'Functions',
      choiceLabels: caseLabels,
      onlyIf: laidOut,
    }),
    dataTypeCase: describeField(choice(cases, 'preserve'), {
      label: 'Data types',
      choiceLabels: caseLabels,
      onlyIf: laidOut,
    }),
    indent: describeField(choice(['2', '4', 'tab'], '2'), {
      label: 'Indent',
      choiceLabels: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
      onlyIf: laidOut,
    }),
    indentStyle: describeField(choice(['standard', 'tabularLeft', 'tabularRight'], 'standard'), {
      label: 'Indent style',
      choiceLabels: {
        standard: 'Standard',
        tabularLeft: 'Tabular, left',
        tabularRight: 'Tabular, right',
      },
      onlyIf: laidOut,
    }),
    logicalOperatorNewline: describeField(choice(['before', 'after'], 'before'), {
      label: 'AND/OR position',
      isSegmented: false,
      choiceLabels: { before: 'Line start', after: 'Line end' },
      onlyIf: laidOut,
    }),
    expressionWidth: describeField(number(50, { min: 1, max: 500, isInteger: true }), {
      label: 'Inline parentheses up to',
      unit: 'characters',
      onlyIf: laidOut,
    }),
    linesBetweenQueries: describeField(number(1, { min: 0, max: 5, isInteger: true }), {
      label: 'Lines between statements',
      onlyIf: laidOut,
    }),
    denseOperators: describeField(flag(false), { label: 'Dense operators', onlyIf: laidOut }),
    newlineBeforeSemicolon: describeField(flag(false), {
      label: 'Semicolon on new line',
      onlyIf: laidOut,
    }),
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
