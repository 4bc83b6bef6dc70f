import { encodeBase64 } from '#core/bytes/base64.ts';
import { splitFileName } from '#core/files/file-names.ts';
import { mediaTypeOf } from '#core/files/media-types.ts';
import { declareUtf8 } from '#core/text/encodings/declared-encoding.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { EncodedPicture } from './output-forms.ts';

export type SvgWriting = 'shorter' | 'base64' | 'percent';

/** Encodes a picture as text; its media type comes from its bytes, never from its name. */
export function encodePicture(
  name: string,
  kind: DataKind,
  bytes: Uint8Array<ArrayBuffer>,
  svgAs: SvgWriting,
): EncodedPicture {
  const mediaType = mediaTypeOf(kind);
  // A browser reads the SVG of a data: URL in the encoding that it declares.
  const content =
    kind === 'svg'
      ? new TextEncoder().encode(declareUtf8(decodeText(bytes).text.replace(/^\ufeff/, '')))
      : bytes;
  const base64 = encodeBase64(content);
  const inBase64 = `data:${mediaType};base64,${base64}`;
  const picture = { base: splitFileName(name).base, mediaType, base64 };
  if (kind !== 'svg' || svgAs === 'base64') return { ...picture, dataUrl: inBase64 };
  const inPercent = `data:${mediaType},${percentEncode(new TextDecoder().decode(content))}`;
  const isPercent = svgAs === 'percent' || inPercent.length < inBase64.length;
  return { ...picture, dataUrl: isPercent ? inPercent : inBase64 };
}

/**
 * Percent-encodes only the characters of an SVG that a URL in double quotes requires. Attributes get single quotes if
 * that is safe; characters that are invalid in RFC 3986, CSS strings or HTML attributes become %XX.
 */
function percentEncode(svg: string): string {
  const lines = svg
    .trim()
    .replace(/\s*\r?\n\s*/g, (space) => (/<style|xml:space|<text|<pre/.test(svg) ? space : ' '));
  const quoted = /'|<!\[CDATA\[|<style|<script|<!--/.test(lines) ? lines : lines.replaceAll('"', "'");
  return quoted.replace(/[%#"<>{}|\\^`?&\u0000-\u001f\u007f-\uffff]+/gu, (signs) =>
    encodeURIComponent(signs.toWellFormed()),
  );
}
