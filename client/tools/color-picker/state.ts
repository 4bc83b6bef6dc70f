import { asInput, choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** How colors beyond sRGB are brought into it. */
const gamutMethod = {
  ...choice(['css', 'chroma', 'clip'], 'css'),
  label: 'Bring it into sRGB by',
  choiceLabels: {
    css: 'Nearest, as CSS Color 4 does',
    chroma: 'Less chroma, the rest kept',
    clip: 'Clip red, green and blue',
  },
};

/** What the operation takes: the page's boxes and sliders write it in full precision. */
export const conversion = {
  color: { ...asInput(text('#3366cc', 200)), label: 'Color', hint: 'Any CSS color, such as #3366cc' },
  gamutMethod,
};

export const schema = {
  tab: choice(['rgb', 'hex', 'hsl', 'oklch'], 'rgb'),
  gamutMethod,
  exportFormat: choice(['css', 'tailwind', 'json'], 'css'),
  /** Kept colors, as hexadecimal texts with spaces between. */
  kept: text('', 400),
  /** The color itself, in a notation that loses nothing (see `writeSource`). */
  color: asInput(text('rgb(51 102 204 / 1)', 200)),
  /** The hue of the last color that had one, in HSL degrees: a gray keeps it. */
  keptHue: asInput(number(220, { min: 0, max: 360 })),
  /** The color to compare with, as it was typed. */
  against: asInput(text('#ffffff', 200)),
};

export type PickerState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<PickerState>) => void;
