import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { fewestDigits, writeHex } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { namedColors } from '#core/colors/notation/named-colors.ts';
import { ToolInputError } from '#core/errors.ts';
import { bareToCss, parseHexColor, type RgbColor } from '#core/colors/notation/color-notation.ts';
import { answerNotation } from './answer-notations.ts';

/** Answers `#ff8800`, `ff8800`, `0xff8800` and `255, 136, 0` with the color's other notations. */
export function answer(query: string): Answer | undefined {
  const written = query.trim();
  const notation = answerNotation(bareQuestion(query));
  if (notation) return notation;
  const css = mayBeOther(written) ? undefined : (bareToCss(written) ?? written);
  const color = css === undefined ? undefined : (parseHexColor(css) ?? readTriple(css));
  if (!color || css === undefined) return answerHex(written);
  const { red, green, blue, alpha } = color;
  const source = { space: 'rgb', coordinates: [red, green, blue], alpha } as const;
  const [hue, saturation, lightness] = fewestDigits(source, 'hsl');
  const opacity = alpha === 1 ? '' : `, ${Number(alpha.toFixed(2))}`;
  const suffix = opacity ? 'a' : '';
  return {
    text: `rgb${suffix}(${red}, ${green}, ${blue}${opacity})`,
    working: `${css} is hsl${suffix}(${hue}, ${saturation}%, ${lightness}%${opacity})`,
    opens: written,
    values: { tab: 'hex', color: `rgb(${red} ${green} ${blue} / ${Number(alpha.toFixed(4))})` },
    color: css,
  };
}

/**
 * Returns whether a query may not be a color: bare digits may be a number (`123456`, `1e3`), and bare letters a word
 * (`facade`, but not `fff`).
 */
function mayBeOther(written: string): boolean {
  return (
    /^(?:\d+(?:e\d+)?|2fa|b12)$/i.test(written) ||
    (/^[a-f]+$/i.test(written) && !/^([a-f])\1+$/i.test(written))
  );
}

/** Answers any other CSS color, such as `rebeccapurple` and `rgb(255 0 0)`, with its hexadecimal form. */
function answerHex(written: string): Answer | undefined {
  if (!namedColors.has(written.toLowerCase()) && !/^[a-z-]+\(.*\)$/i.test(written)) return undefined;
  try {
    const source = parseColor(written);
    const text = writeHex(source, source.alpha < 1);
    const { working = '' } = answer(text) ?? {};
    return { text, working, opens: written, values: { tab: 'hex', color: written }, color: text };
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}

function readTriple(css: string): RgbColor | undefined {
  const [red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return { red, green, blue, alpha: 1 };
}
