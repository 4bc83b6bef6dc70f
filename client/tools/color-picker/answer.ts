import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { fewestDigits, writeHex, listFormats } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { namedColors } from '#core/colors/notation/named-colors.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { bareToCss, parseHexColor, type RgbColor } from '#core/colors/notation/color-notation.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { readOwn } from '#core/collections/read-own.ts';

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
  return unlessMistaken(() => {
    const source = parseColor(written);
    const text = writeHex(source, source.alpha < 1);
    const { working = '' } = answer(text) ?? {};
    return { text, working, opens: written, values: { tab: 'hex', color: written }, color: text };
  });
}

function readTriple(css: string): RgbColor | undefined {
  const [red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return { red, green, blue, alpha: 1 };
}

const notation = 'hex|rgba?|hsla?|hwb|oklch|oklab|lch|lab|cmyk';
const target = new RegExp(
  String.raw`^(?<color>.+?)\s*(?:\s(?:in|to|as|into)|=|→|->)?\s+(?<notation>${notation})(?:\s+(?:code|value|color|colour))?$`,
  'i',
);
const codeOf = new RegExp(
  String.raw`^(?:(?:${notation})\s+to\s+)?(?<notation>${notation})(?:\s+(?:code|value|color|colour))?(?:\s+(?:for|of)|(?<=\sto\s\w+):?)\s+(?:the\s+color\s+)?(?<color>.+)$`,
  'i',
);
const nameOf = /^(?:which\s+|what\s+)?colou?r\s+(?:is\s+|name\s+(?:of|for)\s+)?(?<color>#[\da-f]{3,8})$/i;
const looseFunction = /^(?<name>rgb|hsl|hwb)a?\s+(?<parts>\d.*)$/i;

/** Answers `rgb(255 0 0) to hex`, `navy hex`, `hex code for coral` and `what color is #ffd700`. */
function answerNotation(question: string): Answer | undefined {
  const named = nameOf.exec(question)?.groups?.color;
  if (named !== undefined) return answerName(named);
  const { color = '', notation: wanted = '' } =
    (codeOf.exec(question) ?? target.exec(question))?.groups ?? {};
  const source = color === '' ? undefined : readColor(color);
  if (!source) return undefined;
  const formats = listFormats(source);
  const isClear = source.alpha < 1;
  const id = wanted.toLowerCase();
  const full: Readonly<Record<string, string>> = { hex: 'hex8', rgb: 'rgba', hsl: 'hsla' };
  const format = formats.find((each) => each.id === (isClear ? (readOwn(full, id) ?? id) : id));
  if (!format) return undefined;
  return {
    text: format.text,
    working: format.isMapped ? `${color} is outside sRGB: the nearest color` : `${color} as ${format.label}`,
    opens: color,
    values: { tab: 'hex', color },
    color: formats.find((each) => each.id === 'hex8')?.text ?? '',
  };
}

function answerName(hex: string): Answer | undefined {
  const source = readColor(hex);
  const plain = source && listFormats(source).find(({ id }) => id === 'hex')?.text;
  const name = [...namedColors].find(([, value]) => `#${value}` === plain)?.[0];
  if (name === undefined) return undefined;
  return {
    text: name,
    working: `${hex} has this name in CSS`,
    opens: hex,
    values: { tab: 'hex', color: hex },
    color: hex,
  };
}

function readColor(written: string): ColorSource | undefined {
  const { name, parts } = looseFunction.exec(written)?.groups ?? {};
  const css = name === undefined ? (bareToCss(written) ?? written) : `${name}(${parts ?? ''})`;
  // Bare letters are a word (`abc`), unless they name a color or repeat (`fff`).
  const isWord = /^[a-z]+$/i.test(written) && !/^([a-f])\1+$/i.test(written);
  if (/^[\d.\s]+$/.test(written) || (isWord && !namedColors.has(written.toLowerCase()))) return undefined;
  return unlessMistaken(() => parseColor(css));
}
