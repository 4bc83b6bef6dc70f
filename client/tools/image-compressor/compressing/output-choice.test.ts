import { expect, test } from 'vitest';
import { fitSize } from './output-choice.ts';

test.each([
  [{ width: 4000, height: 3000 }, { width: 1920, height: undefined }, [1920, 1440]],
  [{ width: 4000, height: 3000 }, { width: 1920, height: 1080 }, [1440, 1080]],
  [{ width: 800, height: 600 }, { width: 1920, height: 1080 }, [800, 600]],
  [{ width: 30_000, height: 1 }, { width: 100, height: undefined }, [100, 1]],
  [{ width: 800, height: 600 }, {}, [800, 600]],
])('%o fits into %o as %o', (source, box, [width, height]) => {
  expect(fitSize(source, box)).toEqual({ width, height });
});
