import { useMemo } from 'react';
import { ComparedPictures } from '#client/tool-kit/files/pictures/compare-pictures.tsx';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';

interface DrawnOutputProps {
  readonly source: TextSource;
  readonly part: OutputPart;
}

/** The text is UTF-8, whatever encoding its declaration names. */
const type = 'image/svg+xml;charset=utf-8';

/** The drawing that the output is, over the one that it was made of. */
export function DrawnOutput({ source, part: { name, content } }: DrawnOutputProps) {
  const before = useMemo(
    () => new File([source.type === 'text' ? source.text : source.file], 'Original', { type }),
    [source],
  );
  const after = useMemo(() => new Blob([content], { type }), [content]);
  const url = useUrl(after);
  return (
    <ComparedPictures
      {...{ before, after }}
      otherwise={url && <img src={url} alt={name} className="mx-auto max-h-full max-w-full" />}
    />
  );
}
