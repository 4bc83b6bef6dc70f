/** A rectangle in modules from the symbol's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface LogoPlace {
  /** The whole modules cleared to light. */
  readonly cleared: Box;
  /** The picture's box within the cleared modules, half a module from their edge. */
  readonly image: Box;
}

const margin = 0.5;

/**
 * Returns the box at the symbol's center for a picture of that aspect ratio (width by height). Its longer side is the
 * given percentage of the symbol's.
 */
export function placeLogo(across: number, aspect: number, percent: number): LogoPlace {
  const longest = (across * percent) / 100;
  const [width, height] = aspect >= 1 ? [longest, longest / aspect] : [longest * aspect, longest];
  const columns = oddAtLeast(width + 2 * margin);
  const rows = oddAtLeast(height + 2 * margin);
  const cleared = { left: (across - columns) / 2, top: (across - rows) / 2, width: columns, height: rows };
  const image = { left: (across - width) / 2, top: (across - height) / 2, width, height };
  return { cleared, image };
}

/** A symbol is an odd number of modules wide, so a centered box must be, too. */
function oddAtLeast(size: number): number {
  const whole = Math.max(3, Math.ceil(size - 1e-9));
  return whole % 2 === 1 ? whole : whole + 1;
}

/** Returns a copy of the modules with those in the box light. */
export function clearModules(modules: Uint8Array, across: number, box: Box): Uint8Array {
  const cleared = modules.slice();
  for (let y = box.top; y < box.top + box.height; y += 1) {
    cleared.fill(0, y * across + box.left, y * across + box.left + box.width);
  }
  return cleared;
}
