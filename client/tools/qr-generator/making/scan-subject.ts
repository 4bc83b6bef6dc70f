import type { QrSymbol } from '#core/codes/symbol/qr-symbol.ts';
import { toneOf } from '#core/codes/drawing/picture-style.ts';
import type { ScanSubject } from '#core/codes/scanning/scanning.ts';
import type { DrawRequest, SetLogo } from '../session-api.ts';

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
