import type { Findable } from '#client/catalogue/search.ts';

export interface PaletteOption extends Findable {
  readonly id: string;
  readonly icon: string;
  /** The hue of its tile, in degrees. */
  readonly hue: number;
  /** True if choosing it changes the list. */
  readonly staysOpen?: true;
  run(): void | Promise<void>;
}
