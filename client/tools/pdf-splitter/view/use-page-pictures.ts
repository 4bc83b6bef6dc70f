import { useEffect, useState } from 'react';
import { drawPdfPages } from '#client/tool-kit/files/pictures/draw-pdf-pages.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';

export interface PagePictures {
  /** Undefined until the file is open. */
  readonly pageCount: number | undefined;
  /** The pictures by page, as far as they are drawn. */
  readonly pictures: readonly Blob[];
}

const none: PagePictures = { pageCount: undefined, pictures: [] };
const pagesAtOnce = 8;
const widthPx = 256;

/** Draws the first pages of a file step by step, with the PDF to Image tool. */
export function usePagePictures(file: File | undefined, password: string, wanted: number): PagePictures {
  const [state, setState] = useState(none);
  const [source, setSource] = useState({ file, password });
  if (source.file !== file || source.password !== password) {
    setSource({ file, password });
    setState(none);
  }
  const { pageCount, pictures } = state;
  const from = pictures.length + 1;
  const until = pageCount === undefined ? 1 : Math.min(pageCount, wanted, from + pagesAtOnce - 1);
  useEffect(() => {
    if (!file || until < from) return;
    const controller = new AbortController();
    const options = { pixels: widthPx, format: 'webp', pages: `${from}-${until}` } as const;
    drawPdfPages(file, { ...options, openPassword: password }, controller.signal).then(
      ({ pageCount: count, pictures: drawn }) => {
        setState((before) => ({ pageCount: count, pictures: [...before.pictures, ...drawn] }));
      },
      (error: unknown) => {
        // The file's row shows the error.
        if (!isAbortError(error) && !(error instanceof ToolInputError)) throw error;
      },
    );
    return () => {
      controller.abort();
    };
  }, [file, password, from, until]);
  return state;
}
