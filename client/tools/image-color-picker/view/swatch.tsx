/** A color swatch; translucent colors have a checkerboard behind them. */
export function Swatch({ css, isLarge = false }: { readonly css: string; readonly isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`checkerboard border-line inline-block shrink-0 overflow-hidden rounded-[var(--r-s)] border align-middle ${isLarge ? 'size-12' : 'size-6'}`}
    >
      <span className="block size-full" style={{ background: css }} />
    </span>
  );
}
