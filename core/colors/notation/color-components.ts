import { ToolInputError } from '#core/errors.ts';

/** One number of a color function; `none` is read as 0. */
export interface Component {
  readonly value: number;
  readonly unit: '' | '%' | 'deg' | 'grad' | 'rad' | 'turn';
}

interface Components {
  readonly components: readonly Component[];
  readonly alpha: Component | undefined;
}

type Token = Component | ',' | '/' | 'none';

const numberToken = /([+-]?(?:\d+\.\d+|\d+|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?(?![a-z%])/y;

/**
 * Reads the content of the parentheses: three numbers and an optional alpha. `legacy` names a function that also allows
 * the old form with commas. Throws a ToolInputError.
 */
export function readComponents(body: string, legacy: 'rgb' | 'hsl' | undefined): Components {
  const tokens = scan(body);
  return legacy && tokens.includes(',') ? readLegacy(tokens, legacy) : readModern(tokens);
}

function scan(body: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < body.length) {
    const character = body.charAt(at);
    numberToken.lastIndex = at;
    const [written, digits, unit = ''] = numberToken.exec(body) ?? [];
    if (written !== undefined) {
      tokens.push({ value: Number(digits), unit: unit as Component['unit'] });
      at += written.length;
    } else if (character === ',' || character === '/') {
      tokens.push(character);
      at += 1;
    } else if (/^none(?![\w-])/.test(body.slice(at, at + 5))) {
      tokens.push('none');
      at += 4;
    } else if (/\s/.test(character)) {
      at += 1;
    } else {
      const word = /^[^\s,/]+/.exec(body.slice(at))?.[0] ?? character;
      throw new ToolInputError(`“${word}” is not a number.`, {
        hint: 'Only plain numbers, percentages and angles are read; not calc() or var().',
      });
    }
  }
  return tokens;
}

function readModern(tokens: readonly Token[]): Components {
  const slash = tokens.indexOf('/');
  const main = slash < 0 ? tokens : tokens.slice(0, slash);
  const rest = slash < 0 ? undefined : tokens.slice(slash + 1);
  if (tokens.includes(','))
    throw new ToolInputError('This notation has spaces, not commas, between the numbers.');
  if (main.length !== 3) throw wrongCount(main.length);
  if (rest && rest.length !== 1) throw new ToolInputError('Only the alpha follows the slash.');
  const [alpha] = rest ?? [];
  return { components: main.map(asComponent), alpha: alpha === undefined ? undefined : asComponent(alpha) };
}

function readLegacy(tokens: readonly Token[], kind: 'rgb' | 'hsl'): Components {
  const isSeparated = tokens.every((token, index) => (token === ',') === (index % 2 === 1));
  const values = tokens.filter((token) => typeof token === 'object');
  if (!isSeparated || values.length * 2 - 1 !== tokens.length) {
    throw new ToolInputError(
      'With commas, there is one between any two numbers, and no slash and no “none”.',
      {
        hint: 'Such as rgba(51, 102, 204, 0.5).',
      },
    );
  }
  if (values.length !== 3 && values.length !== 4) throw wrongCount(values.length);
  const [first, second, third, alpha] = values;
  const units = [first, second, third].map((value) => value?.unit);
  const isRgb = new Set(units).size === 1 && (units[0] === '' || units[0] === '%');
  const isHsl = units[0] !== '%' && units[1] === '%' && units[2] === '%';
  if (kind === 'rgb' ? !isRgb : !isHsl) {
    throw new ToolInputError(
      kind === 'rgb'
        ? 'With commas, the three are all numbers or all percentages.'
        : 'With commas, saturation and lightness are percentages.',
    );
  }
  return { components: values.slice(0, 3), alpha };
}

function asComponent(token: Token): Component {
  return typeof token === 'object' ? token : { value: 0, unit: '' };
}

function wrongCount(count: number): ToolInputError {
  return new ToolInputError(`A color has three numbers; here ${count === 1 ? 'is one' : `are ${count}`}.`);
}

/** Colors that a page or the device sets (CSS Color 4, 6.2 and 6.3), and functions of other colors (CSS Color 5). */
const dependent =
  /^(?:(?:accentcolor|canvas|field|highlight|mark|selecteditem)(?:text)?|button(?:border|face|text)|(?:active|gray|link|visited)text|currentcolor|(?:color-mix|light-dark|contrast-color)\(.*)$/is;

export function unreadable(text: string): ToolInputError {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const why = dependent.test(text)
    ? 'has no value of its own: a page, a device or other colors give it one'
    : 'is not a color of CSS';
  return new ToolInputError(`“${shown}” ${why}.`, {
    hint: 'Write it as in #3366cc, royalblue, rgb(51 102 204) or oklch(0.53 0.15 260).',
  });
}
