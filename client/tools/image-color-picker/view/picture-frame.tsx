import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import type { OpenedPicture } from '../session-api.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface PictureFrameProps {
  readonly file: File;
  readonly picture: OpenedPicture;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  /** Saves the color on Enter. */
  readonly onKeep: () => void;
}

const frameHeight = 55;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const largeStep = 10;

/** Shows the picture: a click or drag picks a color, arrow keys move by one pixel. */
export function PictureFrame({ file, picture, place, onPlace, onKeep }: PictureFrameProps) {
  const url = useUrl(file);
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = picture;
  const clamp = ({ x, y }: Place): Place => ({
    x: Math.max(0, Math.min(width - 1, Math.floor(x))),
    y: Math.max(0, Math.min(height - 1, Math.floor(y))),
  });
  function follow(event: PointerEvent): void {
    const bounds = ref.current?.getBoundingClientRect();
    if (!bounds || event.buttons !== 1) return;
    const scale = width / bounds.width;
    onPlace(clamp({ x: (event.clientX - bounds.left) * scale, y: (event.clientY - bounds.top) * scale }));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = readOwn(steps, event.key);
    if (event.key === 'Enter') onKeep();
    else if (step && !event.altKey) {
      const by = event.ctrlKey || event.metaKey || event.shiftKey ? largeStep : 1;
      onPlace(clamp({ x: place.x + step[0] * by, y: place.y + step[1] * by }));
    } else return;
    event.preventDefault();
  }
  return (
    <div
      ref={ref}
      role="application"
      tabIndex={0}
      aria-label={`Picture of ${width} × ${height} pixels, at ${place.x}, ${place.y}. Arrows go to the next pixel, with Shift by 10; Enter keeps the color.`}
      className="checkerboard picker-frame relative mx-auto w-full cursor-crosshair touch-none overflow-hidden rounded-[var(--r-s)] select-none"
      style={{
        aspectRatio: `${width} / ${height}`,
        maxInlineSize: `${(frameHeight * width) / height}vh`,
      }}
      onPointerDown={(event) => {
        ref.current?.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
      onKeyDown={onKeyDown}
    >
      {url && (
        <img
          src={url}
          alt=""
          draggable={false}
          className="size-full"
          // The pixels of a small picture are shown sharp.
          style={{ imageRendering: width < 400 ? 'pixelated' : 'auto' }}
        />
      )}
      <span
        aria-hidden
        className="pointer-events-none absolute size-5 -translate-1/2 rounded-full"
        style={{
          insetInlineStart: `${((place.x + 0.5) / width) * 100}%`,
          insetBlockStart: `${((place.y + 0.5) / height) * 100}%`,
          boxShadow: 'inset 0 0 0 2px white, 0 0 0 1.5px black',
        }}
      />
    </div>
  );
}
