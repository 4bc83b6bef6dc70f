import { type RefObject, useLayoutEffect, useState } from 'react';

const widest = 900;
const narrowest = 260;

/** The space for a drawing, in pixels. As the drawing’s own width it gives its words the usual size. */
export function useDrawnWidth(ref: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(widest);
  useLayoutEffect(() => {
    const svg = ref.current;
    if (!svg) return undefined;
    const measure = () => {
      const { clientWidth } = svg;
      if (clientWidth > 0) setWidth(Math.round(Math.min(widest, Math.max(narrowest, clientWidth))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
