import type { Answer } from '#client/tool-kit/answer.ts';
import { parseHexColor, toHsl } from '#core/colors/notation/color-notation.ts';

/** Answers `#ff8800` with the colour's other notations. */
export function answer(query: string): Answer | undefined {
  const color = parseHexColor(query);
  if (!color) return undefined;
  const { red, green, blue, alpha } = color;
  const { hue, saturation, lightness } = toHsl(color);
  const opacity = alpha === 1 ? '' : `, ${Number(alpha.toFixed(2))}`;
  const suffix = opacity ? 'a' : '';
  const channels = `${red}, ${green}, ${blue}`;
  const parts = `${Math.round(hue)}, ${Math.round(saturation)}%, ${Math.round(lightness)}%`;
  return {
    text: `rgb${suffix}(${channels}${opacity})`,
    working: `${query.trim()} is hsl${suffix}(${parts}${opacity})`,
    opens: query.trim(),
    values: { tab: 'hex', color: `rgb(${red} ${green} ${blue} / ${Number(alpha.toFixed(4))})` },
    color: query.trim(),
  };
}
