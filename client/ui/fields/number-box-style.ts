import type { NumberLimits } from '#core/numbers/number-limits.ts';

/** The look and the limits of a number box. */
export interface NumberBoxStyle extends NumberLimits {
  /** Shown after the number; may be typed as well, and is ignored. */
  readonly unit?: string | undefined;
  /** Shown before the number, such as a currency. */
  readonly prefix?: string | undefined;
  /** The change per arrow key; Page Up and Page Down change ten times as much. */
  readonly step?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}
