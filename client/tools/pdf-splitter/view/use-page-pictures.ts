import { useEffect, useState } from 'react';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
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
    const options = {
      sizeBy: 'width',
      pixels: widthPx,
      format: 'webp',
      quality: 80,
      pages: `${from}-${until}`,
      openPassword: password,
    };
    runOperation('pdf-to-image', file, options, { signal: controller.signal }).then(
      ({ parts, detail }) => {
        const drawn = parts.map(({ content }) => new Blob([content], { type: 'image/webp' }));
        const { pageCount: count } = detail as { readonly pageCount: number };
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
