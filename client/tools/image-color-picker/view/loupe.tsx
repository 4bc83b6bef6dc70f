import { aroundSide, type Look } from '../session-api.ts';

const cellSize = 14;

/** Shows the pixels around the position, and a frame around the averaged ones. */
export function Loupe({ look: { around, side } }: { readonly look: Look }) {
  const offset = (aroundSide - side) / 2;
  return (
    <div
      aria-hidden="true"
      data-testid="loupe"
      className="border-line relative grid overflow-hidden rounded-[var(--r-s)] border"
      style={{ gridTemplateColumns: `repeat(${aroundSide}, ${cellSize}px)`, inlineSize: 'fit-content' }}
    >
      {around.map((color, index) => (
        <span key={index} style={{ background: color ?? 'var(--surface-2)', blockSize: cellSize }} />
      ))}
      <span
        className="absolute"
        style={{
          insetInlineStart: offset * cellSize,
          insetBlockStart: offset * cellSize,
          inlineSize: side * cellSize,
          blockSize: side * cellSize,
          boxShadow: 'inset 0 0 0 1.5px white, 0 0 0 1.5px black',
        }}
      />
    </div>
  );
}
