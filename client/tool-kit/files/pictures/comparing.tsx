import { type ReactNode, useState } from 'react';
import { Segmented } from '#client/ui/segmented.tsx';
import {
  type CompareMode,
  compareModes,
  CompareStage,
  type CompareZoom,
  compareZooms,
  type Size,
  widthAtMost,
} from './compare-stage.tsx';
import { useUrl } from './use-url.ts';

interface ComparingProps {
  /** Left out if it is shown above already. */
  readonly name?: string | undefined;
  /** The name of the result: “Compressed”. */
  readonly resultName: string;
  /** Undefined while it is still to be made. */
  readonly before: Blob | undefined;
  readonly after: Blob;
  /** The size of the result in pixels. */
  readonly size: Size;
  /** A failure, shown above the pictures. */
  readonly notice?: ReactNode;
  /** Shown below the pictures. */
  readonly children?: ReactNode;
}

/** Two pictures over each other in one place and scale, with the ways to look at them. */
export function Comparing({ name, resultName, before, after, size, notice, children }: ComparingProps) {
  const [mode, setMode] = useState<CompareMode>('slider');
  const [zoom, setZoom] = useState<CompareZoom>('fit');
  const urls = { before: useUrl(before), after: useUrl(after) };
  return (
    <div
      className="comparing grid grid-cols-[minmax(0,1fr)] gap-4"
      style={{ ['--compare-width' as string]: widthAtMost(size) }}
    >
      {name !== undefined && <p className="text-ink-2 -mt-3 truncate">{name}</p>}
      <div className="pane-toolbar justify-start gap-3">
        <Segmented label="View" value={mode} choices={compareModes} onChange={setMode} />
        <Segmented label="Zoom" value={zoom} choices={compareZooms} onChange={setZoom} />
      </div>
      {notice}
      <CompareStage {...urls} {...{ resultName, size, mode, zoom }} />
      {children}
    </div>
  );
}
