import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  mode: choice(['format', 'compact', 'validate'], 'format'),
  indent: choice([2, 4, 8], 2),
  isSorted: flag(false),
  isShortInline: flag(false),
  isStrict: flag(false),
  view: choice(['text', 'tree'], 'text'),
};

export type JsonState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<JsonState>) => void;

/** Shows what the tool is for: values that other formatters change, and keys out of order. */
export const sampleText = `{"order":10492,"placed":"2026-11-20T09:14:00Z","customer":{"name":"Ada","vip":true},"lines":[{"sku":"A-100","qty":2,"price":19.90},{"sku":"B-205","qty":1,"price":129.00}],"reference":17478252242305210114,"note":null}`;
