import { useEffect, useState } from 'react';
import { createBudget } from '#client/lib/images/pixel-budget.ts';
import { Icon } from '#client/ui/icon.tsx';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import { drawPdfPages } from './draw-pdf-pages.ts';
import { useUrl } from './use-url.ts';

interface PdfThumbnailProps {
  readonly file: File;
  /** True once the work on the file is over, which the drawing must not slow down. */
  readonly mayDraw: boolean;
}

/** One page at a time, so that other workers stay free for the work. */
const turns = createBudget(1);
const widthPixels = 96;

/** A small view of the first page of a PDF; the sign of a file until there is one. */
export function PdfThumbnail({ file, mayDraw }: PdfThumbnailProps) {
  const [page, setPage] = useState<Blob>();
  const isDue = mayDraw && !page;
  useEffect(() => {
    if (!isDue) return;
    const controller = new AbortController();
    drawFirstPage(file, controller.signal).then(setPage, (error: unknown) => {
      // A locked or damaged file keeps the sign. Its row says what is wrong.
      if (!isAbortError(error) && !(error instanceof ToolInputError)) throw error;
    });
    return () => {
      controller.abort();
    };
  }, [file, isDue]);
  const url = useUrl(page);
  return url ? <img src={url} alt="" className="queue-thumb object-contain" /> : <FileSign />;
}

/** A tile for a file without a picture. */
export function FileSign() {
  return (
    <span className="queue-thumb text-ink-3 grid place-items-center">
      <Icon name="file" />
    </span>
  );
}

async function drawFirstPage(file: File, signal: AbortSignal): Promise<Blob | undefined> {
  const leave = await turns.take(1, signal);
  try {
    const options = { pages: '1', pixels: widthPixels, format: 'png' } as const;
    const { pictures } = await drawPdfPages(file, options, signal);
    return pictures[0];
  } finally {
    leave();
  }
}
