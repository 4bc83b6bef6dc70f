import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardFormula, isFormula, removeFormulaGuard } from './formula-guard.ts';

// OWASP, CSV Injection: cells that begin with = + - @, a tab or a carriage return.
test('what spreadsheets would run is guarded, numbers are not', () => {
  for (const cell of ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\r=1', '-30%']) {
    expect(isFormula(cell), cell).toBe(true);
    expect(guardFormula(cell)).toBe(`'${cell}`);
  }
  for (const cell of ['', 'Tea', '-5', '+5.50', '1e-3', "'Tea'", "O'Neil = me"]) {
    expect(guardFormula(cell), cell).toBe(cell);
  }
});

test('what is guarded reads back as it was', () => {
  expect(removeFormulaGuard("'=1")).toBe('=1');
  expect(removeFormulaGuard("'Tea'")).toBe("'Tea'");
  const cell = fc.array(fc.constantFrom("'", '=', '-', '5', 'a', '@')).map((marks) => marks.join(''));
  fc.assert(
    fc.property(cell, (text) => {
      expect(removeFormulaGuard(guardFormula(text))).toBe(text);
    }),
  );
});
