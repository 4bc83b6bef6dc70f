interface Modules {
  readonly across: number;
  readonly modules: Uint8Array;
}

/**
 * Returns the modules with simulated dirt: square light spots hide the given share of all modules. The finder patterns
 * are left out, because no level has error correction for them.
 */
export function spotsOver({ across, modules }: Modules, share: number, random: () => number): Uint8Array {
  const spotted = modules.slice();
  const isHidden = new Uint8Array(modules.length);
  const side = Math.max(2, Math.round(across / 10));
  let left = Math.round(share * modules.length);
  while (left > 0) {
    const [atX, atY] = [Math.floor(random() * across), Math.floor(random() * across)];
    for (let y = atY; y < Math.min(across, atY + side); y += 1) {
      for (let x = atX; x < Math.min(across, atX + side) && left > 0; x += 1) {
        const at = y * across + x;
        if (isHidden[at] || isNearFinder(x, y, across)) continue;
        isHidden[at] = 1;
        spotted[at] = 0;
        left -= 1;
      }
    }
  }
  return spotted;
}

function isNearFinder(x: number, y: number, across: number): boolean {
  const isLow = (value: number) => value < 9;
  const isHigh = (value: number) => value >= across - 8;
  return (isLow(x) && (isLow(y) || isHigh(y))) || (isHigh(x) && isLow(y));
}
