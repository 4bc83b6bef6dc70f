const checkerboard = 'repeating-conic-gradient(#b8b8b8 0 25%, #ffffff 0 50%) 0 0 / 12px 12px';

/** A color swatch; translucent colors have a checkerboard behind them. */
export function Swatch({ css, isLarge = false }: { readonly css: string; readonly isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`border-line inline-block shrink-0 overflow-hidden rounded-[var(--r-s)] border align-middle ${isLarge ? 'size-12' : 'size-6'}`}
      style={{ background: checkerboard }}
    >
      <span className="block size-full" style={{ background: css }} />
    </span>
  );
}
