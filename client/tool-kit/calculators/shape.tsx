const drawnSide = 160;

/** Draws a ratio as a rectangle within a square. */
export function Shape({ ratio }: { readonly ratio: number }) {
  const width = Math.max(2, drawnSide * Math.min(1, ratio));
  const height = Math.max(2, drawnSide * Math.min(1, 1 / ratio));
  return (
    <div
      aria-hidden="true"
      className="bg-surface-2 border-accent rounded-[var(--r-s)] border-2"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
