import { type PictureStyle, toneOf } from '#core/codes/drawing/picture-style.ts';
import type { ScanSubject } from '#core/codes/scanning/scanning.ts';
import type { QrSymbol, QrOptions } from '#core/codes/symbol/qr-symbol.ts';
import {
  warnAboutLogo,
  warnAboutPixels,
  warnAboutShapes,
  warnAboutStyle,
  type Warning,
} from '#core/codes/scanning/advice.ts';
import { ToolInputError } from '#core/errors.ts';
import type { ContentForm } from '../contents/content-form.ts';
import { contactForm } from '../contents/contact-content.ts';
import { eventForm } from '../contents/event-content.ts';
import { coinForm, emailForm, phoneForm, placeForm, smsForm } from '../contents/link-contents.ts';
import { otpForm } from '../contents/otp-content.ts';
import { paymentForm } from '../contents/payment-content.ts';
import { wifiForm } from '../contents/wifi-content.ts';
import type { ContentKind, QrState } from '../state.ts';
import type { DrawnCode, DrawRequest, LogoRequest, SetLogo } from '../session-api.ts';

/** The style of a code. */
export type Look = Pick<
  QrState,
  | 'foreground'
  | 'background'
  | 'isTransparent'
  | 'format'
  | 'quietZone'
  | 'moduleShape'
  | 'cornerShape'
  | 'level'
  | 'isUtf8Marked'
  | 'size'
>;

/** The form of every kind of content except plain text and lists. */
export const contentForms: Readonly<Record<Exclude<ContentKind, 'text' | 'batch'>, ContentForm>> = {
  wifi: wifiForm,
  contact: contactForm,
  event: eventForm,
  payment: paymentForm,
  email: emailForm,
  sms: smsForm,
  phone: phoneForm,
  place: placeForm,
  coin: coinForm,
  otp: otpForm,
};

/** Returns the form for a kind of content; undefined for text and lists. */
export function formOf({ kind }: Pick<QrState, 'kind'>): ContentForm | undefined {
  return kind === 'text' || kind === 'batch' ? undefined : contentForms[kind];
}

/** Returns the drawing request for a text; some kinds of content prescribe the level. */
export function requestFor(
  state: Look,
  text: string,
  fixedLevel: QrOptions['level'] | undefined,
  logo?: LogoRequest,
): DrawRequest {
  const style: PictureStyle = {
    foreground: state.foreground,
    background: state.background,
    isTransparent: state.isTransparent && state.format !== 'jpeg',
    quietZone: state.quietZone,
    shapes: shapesOf(state),
  };
  return {
    text,
    options: { level: fixedLevel ?? state.level, isUtf8Marked: state.isUtf8Marked },
    style,
    sizePx: state.size,
    format: state.format,
    logo,
  };
}

/** Returns the module shapes; undefined for plain squares, which are drawn more precisely. */
function shapesOf({ moduleShape, cornerShape }: Look): PictureStyle['shapes'] {
  if (moduleShape === 'square' && cornerShape === 'square') return undefined;
  return { modules: moduleShape, corners: cornerShape };
}

/** Throws a ToolInputError for a symbol larger than its content's standard allows. */
export function checkVersion(form: ContentForm | undefined, { version }: QrSymbol): void {
  if (form?.maxVersion === undefined || version <= form.maxVersion) return;
  throw new ToolInputError('This is too much for a payment code: its standard stops at version 13.');
}

/** Returns warnings about anything that may prevent scanning. */
export function warnAbout({ style, format }: DrawRequest, code: DrawnCode): readonly Warning[] {
  const { symbol, modulePx, logo } = code;
  const total = symbol.across + 2 * style.quietZone;
  return [
    ...warnAboutStyle(style),
    ...warnAboutPixels(modulePx, total),
    ...(style.shapes && format !== 'svg' ? warnAboutShapes(modulePx, total) : []),
    ...(logo ? warnAboutLogo(logo.damage) : []),
  ];
}

/** Returns the code as the reader should see it. */
export function scanSubject(request: DrawRequest, symbol: QrSymbol, logo: SetLogo | undefined): ScanSubject {
  const { style, sizePx, text } = request;
  return {
    across: symbol.across,
    modules: symbol.modules,
    shapes: style.shapes,
    logo: logo && request.logo && { picture: request.logo.picture, box: logo.box },
    quietZone: style.quietZone,
    sizePx,
    tones: { dark: toneOf(style.foreground), light: toneOf(style.background) },
    text,
  };
}
