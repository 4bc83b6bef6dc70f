import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { PixelArea } from '#core/images/pixels/raster.ts';
import { type Grip, grips } from '../cutting/drag-area.ts';
import { stepArea } from './area-keys.ts';
import type { useArea } from './use-area.ts';
import { usePointerDrawing } from './use-pointer-drawing.ts';

interface CropPictureProps {
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  readonly control: ReturnType<typeof useArea>;
}

const frameHeight = 50;
// Visible on pictures of any color, in both themes.
const gripLook = { background: 'white', boxShadow: '0 0 0 1px rgb(0 0 0 / 0.55)' } as const;
const shade = '0 0 0 200rem rgb(0 0 0 / 0.55)';

/** Shows the rotated and straightened picture with the crop area, which can be drawn, moved and resized. */
export function CropPicture({ picture, control }: CropPictureProps) {
  const { state, frame, area } = control;
  const ref = useRef<HTMLDivElement>(null);
  const handlers = usePointerDrawing(ref, control);
  const radius = { rectangle: undefined, oval: '50%', rounded: roundedRadius(area, state.radius) }[
    state.shape
  ];
  function onKeyDown(event: KeyboardEvent): void {
    const next = stepArea(event, area, frame, control.ratio);
    if (!next) return;
    event.preventDefault();
    control.settle(next);
  }
  return (
    <div
      ref={ref}
      {...handlers}
      className="crop-frame relative mx-auto w-full touch-none overflow-hidden rounded-[var(--r-s)] select-none"
      style={{
        aspectRatio: `${frame.width} / ${frame.height}`,
        maxInlineSize: `${(frameHeight * frame.width) / frame.height}vh`,
      }}
    >
      <img src={picture.url} alt="" draggable={false} style={pictureStyle(picture, control)} />
      {state.cut === 'area' && (
        <div
          role="application"
          tabIndex={0}
          aria-label={`Area of ${area.width} × ${area.height} pixels from ${area.left}, ${area.top}. Arrows move it, with Shift they change its size, with Control by 10.`}
          className="crop-area absolute cursor-move"
          style={{ ...placeOf(area, frame), borderRadius: radius, boxShadow: shade }}
          onKeyDown={onKeyDown}
        >
          <Thirds />
        </div>
      )}
      {state.cut === 'area' && (
        <div className="pointer-events-none absolute" style={placeOf(area, frame)}>
          {grips.map((grip) => (
            <span
              key={grip}
              data-grip={grip}
              aria-hidden
              className="pointer-events-auto absolute size-7 -translate-1/2 p-2"
              style={{ ...gripPlace(grip), cursor: `${grip}-resize` }}
            >
              <span className="block size-full rounded-[2px]" style={gripLook} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Draws the rule-of-thirds grid. */
function Thirds() {
  const style = { borderColor: 'rgb(255 255 255 / 0.5)' };
  return (
    <>
      <span className="absolute inset-y-0 start-1/3 w-1/3 border-x" style={style} aria-hidden />
      <span className="absolute inset-x-0 top-1/3 h-1/3 border-y" style={style} aria-hidden />
    </>
  );
}

function placeOf({ left, top, width, height }: PixelArea, frame: { width: number; height: number }) {
  return {
    insetInlineStart: `${(left / frame.width) * 100}%`,
    insetBlockStart: `${(top / frame.height) * 100}%`,
    inlineSize: `${(width / frame.width) * 100}%`,
    blockSize: `${(height / frame.height) * 100}%`,
  };
}

function gripPlace(grip: Grip): CSSProperties {
  const at = (before: string, behind: string) =>
    grip.includes(before) ? '0%' : grip.includes(behind) ? '100%' : '50%';
  return { insetInlineStart: at('w', 'e'), insetBlockStart: at('n', 's') };
}

/** Converts a radius, given in percent of the shorter side, to CSS percentages of each side. */
function roundedRadius({ width, height }: PixelArea, radius: number): string {
  const shorter = Math.min(width, height);
  return `${(radius * shorter) / width}% / ${(radius * shorter) / height}%`;
}

/** Rotates, then flips, then straightens around the center, as the operation does. */
function pictureStyle(
  picture: CropPictureProps['picture'],
  { state, frame }: CropPictureProps['control'],
): CSSProperties {
  const [across, down] = [state.mirror === 'across' ? -1 : 1, state.mirror === 'down' ? -1 : 1];
  return {
    position: 'absolute',
    maxInlineSize: 'none',
    insetInlineStart: '50%',
    insetBlockStart: '50%',
    // The size before the rotation, as fractions of the rotated frame.
    inlineSize: `${(picture.width / frame.width) * 100}%`,
    blockSize: `${(picture.height / frame.height) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${state.straighten}deg) scale(${across}, ${down}) rotate(${state.turn}deg)`,
  };
}
