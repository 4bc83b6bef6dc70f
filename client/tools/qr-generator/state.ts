import { color } from '#client/tool-kit/state/color-field.ts';
import {
  asInput,
  asSecret,
  choice,
  flag,
  number,
  type StateField,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { cornerShapes, moduleShapes } from '#core/codes/drawing/shapes.ts';

const kindLabels = {
  text: 'Text or link',
  wifi: 'Wi-Fi',
  contact: 'Contact',
  event: 'Event',
  payment: 'SEPA payment',
  email: 'E-mail',
  sms: 'SMS',
  phone: 'Phone call',
  place: 'Place on a map',
  coin: 'Cryptocurrency',
  otp: 'One-time password key',
  batch: 'Many at once (list or CSV)',
} as const;

export type ContentKind = keyof typeof kindLabels;
const kinds = Object.keys(kindLabels) as ContentKind[];

/** The message for an empty content. */
export const missingContent = 'Please enter content for the QR code';

/** Longer than any code can hold, but short enough for a fast text box. */
export const mostTyped = 8000;

/** Enough for as many rows as are made at once. */
export const mostListed = 400_000;

/** The input of a form, by field. */
export type FormValues = Readonly<Record<string, string>>;

const pictures = { format: ['svg', 'png', 'jpeg'] };

const levelLabels = { L: 'Low (7%)', M: 'Medium (15%)', Q: 'Quartile (25%)', H: 'High (30%)' };

/** The style of a code, independent of its content. */
export const lookSchema = {
  size: number(200, { min: 100, max: 500, isInteger: true }, 'Size', {
    unit: 'px',
    isSlider: true,
    onlyIf: pictures,
  }),
  foreground: color('#000000', 'Foreground color', { onlyIf: pictures }),
  background: color('#ffffff', 'Background color', { onlyIf: pictures }),
  level: choice(levelLabels, 'M', 'Error correction'),
  moduleShape: choice(moduleShapes, 'square', 'Module shape', {
    choiceLabels: { square: 'Squares', dots: 'Dots', rounded: 'Rounded' },
    onlyIf: pictures,
  }),
  cornerShape: choice(cornerShapes, 'square', 'Corner shape', {
    choiceLabels: { square: 'Square', rounded: 'Rounded', round: 'Round' },
    onlyIf: pictures,
  }),
  quietZone: number(4, { min: 0, max: 10, isInteger: true }, 'Margin', {
    unit: 'modules',
    isSlider: true,
    isMore: true,
  }),
  isTransparent: flag(false, 'Transparent background (PNG and SVG)', {
    isMore: true,
    onlyIf: { format: ['svg', 'png'] },
  }),
  isUtf8Marked: flag(true, 'Mark accented and other letters as UTF-8 (ECI)', { isMore: true }),
};

export const schema = {
  kind: choice(kinds, 'text', 'Content type', { choiceLabels: kindLabels }),
  ...lookSchema,
  format: choice({ png: 'PNG', svg: 'SVG', jpeg: 'JPEG' }, 'png', 'Format', { isSegmented: true }),
  /** The longer side of a logo, in percent of the symbol's side. */
  logoPercent: number(20, { min: 8, max: 40, isInteger: true }, 'Logo size', {
    unit: '% of the width',
    isSlider: true,
  }),
  printedMm: number(30, { min: 5, max: 2000 }, 'Width on paper', { unit: 'mm' }),
  content: asInput(text('https://www.example.com', mostTyped)),
  /** The text that replaces `content` if it contains a password or key (see `placeText`). */
  secretContent: asSecret(text('', mostTyped)),
  batchLayout: choice({ lines: 'One per line', csv: 'CSV' }, 'lines', 'List', {
    isSegmented: true,
    onlyIf: { kind: ['batch'] },
  }),
  batch: asInput(text('', mostListed)),
  /** The list that replaces `batch` if it contains a password or key. */
  secretBatch: asSecret(text('', mostListed)),
  values: asInput(formValues()),
  /** Passwords and keys in forms. */
  secrets: asSecret(formValues()),
};

export type QrState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<QrState>) => void;

/** Returns the field for a text; Wi-Fi passwords and one-time password keys must not get into links. */
export function placeText(written: string): Pick<QrState, 'content' | 'secretContent'> {
  const kept = written.slice(0, mostTyped);
  const isSecret = /^\s*(?:WIFI:|otpauth:)/i.test(kept);
  return isSecret ? { content: '', secretContent: kept } : { content: kept, secretContent: '' };
}

/** Returns the field for a list; it is secret if any row contains a password or key. */
export function placeBatch(written: string): Pick<QrState, 'batch' | 'secretBatch'> {
  const kept = written.slice(0, mostListed);
  const isSecret = /^[\s"]*(?:WIFI:|otpauth:)|[,;\t\r\n][\s"]*(?:WIFI:|otpauth:)/i.test(kept);
  return isSecret ? { batch: '', secretBatch: kept } : { batch: kept, secretBatch: '' };
}

export function shownBatch({ batch, secretBatch }: Pick<QrState, 'batch' | 'secretBatch'>): string {
  return secretBatch === '' ? batch : secretBatch;
}

/** Returns the visible text or link of the code. */
export function shownText({ content, secretContent }: Pick<QrState, 'content' | 'secretContent'>): string {
  return secretContent === '' ? content : secretContent;
}

function formValues(): StateField<FormValues> {
  return {
    initial: {},
    role: 'input',
    accept: (raw) => {
      if (typeof raw !== 'object' || raw === null) return undefined;
      const entries = Object.entries(raw).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 4000,
      );
      return Object.fromEntries(entries.slice(0, 100));
    },
  };
}
