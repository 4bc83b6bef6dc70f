import { span } from './plan-parts.ts';

/** A finished part with its pages. */
export interface SizedPart<Made> {
  readonly pages: readonly number[];
  readonly made: Made;
}

const aim = 0.97;
const isNearEnough = 0.8;
const maxTries = 6;

/**
 * Splits pages in order into parts of at most `maxBytes`, with as many pages as fit. A part's size is only known once
 * it is made, so the first guess uses the average. A single page that is too large becomes a part of its own.
 */
export async function fitBySize<Made extends { readonly size: number }>(
  pageCount: number,
  maxBytes: number,
  averageBytes: number,
  make: (pages: readonly number[]) => Promise<Made>,
): Promise<SizedPart<Made>[]> {
  const parts: SizedPart<Made>[] = [];
  let guess = Math.max(1, Math.floor(maxBytes / averageBytes));
  for (let start = 0; start < pageCount; start += parts.at(-1)?.pages.length ?? 1) {
    const part = await fillPart(start, Math.min(guess, pageCount - start), pageCount, maxBytes, make);
    guess = part.pages.length;
    parts.push(part);
  }
  return parts;
}

async function fillPart<Made extends { readonly size: number }>(
  start: number,
  firstGuess: number,
  pageCount: number,
  maxBytes: number,
  make: (pages: readonly number[]) => Promise<Made>,
): Promise<SizedPart<Made>> {
  let best: SizedPart<Made> | undefined;
  let tooMany = pageCount - start + 1;
  let count = firstGuess;
  for (let tries = 0; ; tries += 1) {
    const pages = span(start, start + count);
    const made = await make(pages);
    const fits = made.size <= maxBytes;
    if (fits || count === 1) best = { pages, made };
    if (!fits) tooMany = count;
    const least = best?.pages.length ?? 0;
    const isDone =
      best !== undefined && (least + 1 >= tooMany || (fits && made.size > maxBytes * isNearEnough));
    if (best && (isDone || tries >= maxTries)) return best;
    const wished = Math.floor((count * maxBytes * aim) / made.size);
    count = Math.max(least + 1, Math.min(tooMany - 1, tries >= maxTries ? 1 : wished), 1);
  }
}
