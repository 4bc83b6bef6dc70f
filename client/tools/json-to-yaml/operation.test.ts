import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

test('the sample comes out as YAML that every reader reads as the same', async () => {
  const { parts, notes } = await executeOperation(operation, operation.sample ?? '', {});
  expect(parts).toEqual([
    {
      name: 'output.yaml',
      kind: 'yaml',
      content:
        '# Comments come along.\ncountry: "no"\nversion: "1.20"\norder: 17478252242305210114\nopens: "09:30"\n' +
        'ports:\n  - 80\n  - 443\nscript: |\n  set -e\n  make\nlabels: {}\n',
    },
  ]);
  expect(notes?.map(({ severity, place }) => [severity, place?.line])).toEqual([
    ['info', 5],
    ['info', undefined],
  ]);
});
