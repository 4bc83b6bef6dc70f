import type { Answer } from '#client/tool-kit/answer.ts';
import { listFormats } from '#core/colors/notation/color-formats.ts';
import { parseColor } from '#core/colors/notation/color-parser.ts';
import { bareToCss } from '#core/colors/notation/color-notation.ts';
import { namedColors } from '#core/colors/notation/named-colors.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { ToolInputError } from '#core/errors.ts';
import { readOwn } from '#core/collections/read-own.ts';

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
export function answerNotation(question: string): Answer | undefined {
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
  try {
    return parseColor(css);
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
