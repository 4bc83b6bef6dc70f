import type { Findable } from '#client/catalogue/search.ts';

export interface PaletteOption extends Findable {
  readonly id: string;
  readonly icon: string;
  /** The hue of its tile, in degrees. */
  readonly hue: number;
  run(): void | Promise<void>;
}
