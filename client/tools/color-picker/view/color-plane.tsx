import type { CSSProperties, PointerEvent } from 'react';
import type { Coordinates } from '#core/colors/spaces/color-source.ts';
import { colorAt, planePoint } from '#core/colors/spaces/color-plane.ts';

/** Converts a fraction of the plane to a CSS position, at least half a thumb from the edge. */
function edged(share: number): string {
  return `clamp(0.625rem, ${share * 100}%, calc(100% - 0.625rem))`;
}

const hues = {
  '--colors': 'linear-gradient(to right, #f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00)',
} as CSSProperties;

interface ColorPlaneProps {
  readonly hsl: Coordinates;
  readonly css: string;
  readonly onHsl: (hsl: Coordinates) => void;
}

/**
 * A plane with all tones of one hue, and the hues below. It is for pointers; the sliders below do the same with the
 * keyboard.
 */
export function ColorPlane({ hsl, css, onHsl }: ColorPlaneProps) {
  const [hue] = hsl;
  const { saturation, value } = planePoint(hsl);

  function follow(event: PointerEvent<HTMLDivElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (share: number) => Math.min(1, Math.max(0, share));
    onHsl(
      colorAt(hue, {
        saturation: within((event.clientX - left) / width),
        value: 1 - within((event.clientY - top) / height),
      }),
    );
  }

  return (
    <>
      <div
        aria-hidden="true"
        data-testid="plane"
        className="relative h-full cursor-crosshair touch-none"
        style={{
          background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, transparent), hsl(${hue} 100% 50%)`,
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <div
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white [box-shadow:0_0_0_1.5px_#000]"
          style={{ left: edged(saturation), top: edged(1 - value), background: css }}
        />
      </div>
      <div className="px-2 pt-2">
        <input
          type="range"
          className="slider slider-colors"
          style={hues}
          aria-label="Hue of the field"
          min={0}
          max={360}
          value={Math.round(hue)}
          onChange={(event) => onHsl([event.target.valueAsNumber, hsl[1], hsl[2]])}
        />
      </div>
    </>
  );
}
