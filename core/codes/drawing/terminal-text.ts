import type { Modules } from './shapes.ts';

/** Blocks by what is to be filled of a character: nothing, its upper half, its lower half, all. */
const blocks = [' ', '▀', '▄', '█'] as const;

/**
 * The code in half blocks, two rows of modules a line, with its quiet zone. A terminal that is light on dark fills
 * what is light in the code, paper what is dark.
 */
export function writeTerminalText(
  { across, modules }: Modules,
  quietZone: number,
  isLightOnDark: boolean,
): string {
  const total = across + 2 * quietZone;
  const isFilled = (x: number, y: number) => {
    // The last line may be half a line too many: it stays as the surface is.
    if (y >= total) return false;
    const [column, row] = [x - quietZone, y - quietZone];
    const isInside = column >= 0 && row >= 0 && column < across && row < across;
    return (isInside && modules[row * across + column] === 1) !== isLightOnDark;
  };
  const lines = Array.from({ length: Math.ceil(total / 2) }, (_, line) =>
    Array.from({ length: total }, (_column, x) => {
      const fill = (isFilled(x, 2 * line) ? 1 : 0) + (isFilled(x, 2 * line + 1) ? 2 : 0);
      return blocks[fill];
    }).join(''),
  );
  return `${lines.join('\n')}\n`;
}
