import { useMemo } from 'react';
import { ComparedPictures } from '#client/tool-kit/files/pictures/compare-pictures.tsx';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import type operation from '../operation.ts';

/** The browser draws a larger one too slowly to show it twice. */
const mostBytes = 1_000_000;
/** The text is UTF-8, whatever encoding its declaration names. */
const type = 'image/svg+xml;charset=utf-8';

/** The drawing and its result, one over the other. */
export function BeforeAndAfter({ source, run }: SlotProps<typeof operation>) {
  const content = run.isStale ? undefined : run.output?.parts[0]?.content;
  const drawings = useMemo(() => {
    const svg = source.type === 'text' ? source.text : source.file;
    const before = new File([svg], 'Original', { type });
    if (content === undefined || before.size > mostBytes) return undefined;
    return { before, after: new Blob([content], { type }) };
  }, [source, content]);
  if (!drawings) return null;
  return (
    <section aria-label="Before and after">
      <ComparedPictures {...drawings} />
    </section>
  );
}
