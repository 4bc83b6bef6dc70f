import { contentNumber } from '#client/lib/pdf/text/actual-text.ts';
import type { Content, TextItem } from '#client/lib/pdf/text/text-run.ts';

/** The start or the end of marked content, as pdf.js gives it. */
export interface Mark {
  readonly type: string;
  readonly id?: string | null;
  readonly tag?: string | null;
}

/** Gives each text the number of the innermost marked content that it is in. */
export function numberContents(items: readonly (TextItem | Mark)[]): (TextItem | Mark)[] {
  const open: (Content | undefined)[] = [];
  return items.map((item) => {
    if ('str' in item) return { ...item, content: open.at(-1) };
    if (item.type.startsWith('begin')) open.push(contentOf(item) ?? open.at(-1));
    else open.pop();
    return item;
  });
}

function contentOf({ id, tag = null }: Mark): Content | undefined {
  if (tag === 'Artifact') return 'artifact';
  return typeof id === 'string' ? contentNumber(id, tag) : undefined;
}
