import type { ImageCodecs } from '#client/lib/images/wasm-codecs.ts';
import { paintLogo } from '#core/codes/drawing/logo-picture.ts';
import { clearModules, placeLogo } from '#core/codes/drawing/logo-place.ts';
import { paintRaster, writePng } from '#core/codes/drawing/pixel-files.ts';
import { layOut } from '#core/codes/drawing/pixel-layout.ts';
import { writeSvg } from '#core/codes/drawing/vector-files.ts';
import { measureDamage } from '#core/codes/scanning/damage.ts';
import { encodeQr, type QrSymbol } from '#core/codes/symbol/qr-symbol.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { DrawnCode, DrawRequest, SetLogo } from '../session-api.ts';

/** The encoders for JPEG, and for PNG with a logo. */
type CodeCodecs = Pick<ImageCodecs, 'encodePng' | 'encodeJpeg'>;

/** Draws a code. Throws a ToolInputError for a text that does not fit, or a size with too few pixels. */
export async function drawCode(request: DrawRequest, codecs: CodeCodecs): Promise<DrawnCode> {
  const { text, options, style, sizePx, format } = request;
  const { symbol, logo } = setLogo(encodeQr(text, options), request);
  if (format === 'svg') {
    const modulePx = sizePx / (symbol.across + 2 * style.quietZone);
    const image = logo && request.logo && { box: logo.box, dataUrl: request.logo.dataUrl };
    const svg = writeSvg(symbol, style, String(sizePx), image);
    return { symbol, logo, file: new TextEncoder().encode(svg), modulePx };
  }
  const { modulePx } = layOut(symbol.across, style.quietZone, sizePx);
  return { symbol, logo, file: await writePixels(symbol, request, logo, codecs), modulePx };
}

/** Clears the center for the logo, if there is one. */
function setLogo(symbol: QrSymbol, { logo }: DrawRequest): { symbol: QrSymbol; logo: SetLogo | undefined } {
  if (!logo) return { symbol, logo };
  const { across, version, level } = symbol;
  const { cleared, image } = placeLogo(across, logo.picture.width / logo.picture.height, logo.percent);
  return {
    symbol: { ...symbol, modules: clearModules(symbol.modules, across, cleared) },
    logo: { box: image, damage: measureDamage(version, level, cleared) },
  };
}

function writePixels(
  symbol: QrSymbol,
  request: DrawRequest,
  logo: SetLogo | undefined,
  codecs: CodeCodecs,
): Promise<Bytes> {
  const { style, sizePx, format } = request;
  const layout = layOut(symbol.across, style.quietZone, sizePx);
  if (format === 'png' && !logo) return writePng(symbol, style, layout);
  const raster = paintRaster(symbol, style, layout);
  if (logo && request.logo) paintLogo(raster, { picture: request.logo.picture, box: logo.box }, layout);
  if (format === 'png') return codecs.encodePng(raster);
  // Full color resolution, because chroma sharing would blur the edges of colored modules.
  return codecs.encodeJpeg(raster, {
    quality: 95,
    isGrayscale: false,
    chroma: 1,
    isThorough: false,
    isProgressive: false,
  });
}
