import type { Modules } from './shapes.ts';

/** Blocks that fill nothing, the upper half, the lower half or all of a character. */
const blocks = [' ', '▀', '▄', '█'] as const;

/**
 * Writes the code in half blocks, two rows of modules per line, with its quiet zone. Light-on-dark terminals fill the
 * light modules; on paper, the dark ones are filled.
 */
export function writeTerminalText(
  { across, modules }: Modules,
  quietZone: number,
  isLightOnDark: boolean,
): string {
  const total = across + 2 * quietZone;
  const isFilled = (x: number, y: number) => {
    // The last line may have an extra lower half, which stays unfilled.
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
