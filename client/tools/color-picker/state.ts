import { asInput, choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const choicesLabels = {
  css: 'Nearest, as CSS Color 4 does',
  chroma: 'Less chroma, the rest kept',
  clip: 'Clip red, green and blue',
};

/** How colors outside sRGB are mapped into it. */
const gamutMethod = choice(choicesLabels, 'css', 'Gamut mapping');

/** The operation's options; the page's own fields store the color with full precision. */
export const conversion = {
  color: text('#3366cc', 200, 'Color', { role: 'input', hint: 'Any CSS color, such as #3366cc' }),
  gamutMethod,
};

export const schema = {
  tab: choice(['rgb', 'hex', 'hsl', 'oklch'], 'rgb'),
  gamutMethod,
  exportFormat: choice(['css', 'tailwind', 'json'], 'css'),
  /** Saved colors, as hexadecimal texts separated by spaces. */
  kept: text('', 400),
  /** The color itself, in a lossless notation (see `writeSource`). */
  color: asInput(text('rgb(51 102 204 / 1)', 200)),
  /** The hue of the last color that had one, in HSL degrees; grays keep it. */
  keptHue: asInput(number(220, { min: 0, max: 360 })),
  /** The color to compare with, as typed. */
  against: asInput(text('#ffffff', 200)),
};

export type PickerState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<PickerState>) => void;
