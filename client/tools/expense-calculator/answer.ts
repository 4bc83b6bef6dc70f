import type { Answer } from '#client/tool-kit/answer.ts';
import { settleUp } from '#core/money/settle-up.ts';
import { splitAmount } from '#core/money/split-amount.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { parseRational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeFixed } from '#core/numbers/rational-text.ts';

const asked = /^(?:settle(?: up)?|who owes(?: whom| what)?)[:\s]\s*(.+)$/iu;
const person = /^(\p{L}[\p{L}'-]{0,30})\s+(?:paid\s+)?\p{Sc}?(\d[\d.,]{0,15})$/u;
const mostPeople = 8;

/** Answers `settle Ann 30, Ben 0, Cleo 15` with the payments after which all have paid the same. */
export function answer(query: string, locale: string): Answer | undefined {
  const [, list] = asked.exec(query.trim().replace(/\s*[=?]$/, '')) ?? [];
  const parts = list?.split(/,\s+|\s+and\s+|\s*;\s*/).map((text) => person.exec(text.trim()));
  if (!parts || parts.length < 2 || parts.length > mostPeople) return undefined;
  const people = parts.flatMap((match) => {
    const plain = parseLocaleNumber(match?.[2] ?? '', locale);
    if (!match?.[1] || plain === undefined) return [];
    const units = BigInt(toFixedDecimal(rational.multiply(parseRational(plain), rational(100n)), 0));
    return [{ name: match[1], units, plain }];
  });
  if (people.length < parts.length || new Set(people.map(({ name }) => name)).size < people.length)
    return undefined;
  const total = people.reduce((sum, { units }) => sum + units, 0n);
  const shares = splitAmount(
    total,
    people.map(() => 1n),
  );
  const balances = people.map(({ name, units }, index) => ({ name, amount: units - (shares[index] ?? 0n) }));
  const money = (units: bigint) => writeFixed(rational(units, 100n), locale);
  const transfers = settleUp(balances).map(({ from, to, amount }) => `${from} pays ${to} ${money(amount)}`);
  return {
    text: transfers.join(', ') || 'Nobody owes anything',
    working: `${money(total)} ÷ ${people.length}`,
    opens: query.trim(),
    values: { entries: entriesOf(people), sign: 'above', locale: 'en' },
  };
}

function entriesOf(people: readonly { readonly name: string; readonly plain: string }[]): string {
  const rows = people.map(({ name, plain }) => `2026-01-01,Paid by ${name},${plain},Other,${name},`);
  return `date,what,amount,category,paid by,for\n${rows.join('\n')}\n`;
}
