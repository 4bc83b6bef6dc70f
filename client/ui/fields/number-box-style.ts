import type { NumberLimits } from '#core/numbers/number-limits.ts';

/** What a box for a number looks like and takes. */
export interface NumberBoxStyle extends NumberLimits {
  /** Stands behind the number; may be typed along, and is left out. */
  readonly unit?: string | undefined;
  /** Stands before the number, as a currency may. */
  readonly prefix?: string | undefined;
  /** What an arrow key adds or takes away; ten times as much with Page Up and Page Down. */
  readonly step?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}
