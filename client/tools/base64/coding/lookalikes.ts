import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

const mostQuoted = 80;

/** Throws a ToolInputError that names the format of a text that resembles Base64 but is not. */
export function refuseLookalikes(head: string): void {
  refuseDataUrl(head);
  refuseToken(head);
  refusePercents(head);
}

function refuseDataUrl(head: string): void {
  const parts = /^\s*data:([^,]*),/i.exec(head);
  if (!parts || /;\s*base64\s*$/i.test(parts[1] ?? '')) return;
  const written = readPercents(head.slice(parts[0].length));
  throw new ToolInputError('This data: URL holds its text as it is, without Base64.', {
    hint: written === undefined ? 'Read what follows the comma.' : `It says: ${written}`,
  });
}

/** Rejects a JSON Web Token. Its header and payload are JSON objects (RFC 7519), so both begin with `{"` in Base64. */
function refuseToken(head: string): void {
  const dot = /^\s*(?:Bearer\s+)?eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*\s*$/.exec(head) && head.indexOf('.');
  if (!dot) return;
  throw new ToolInputError('This is a JSON Web Token: three parts of Base64, joined by dots.', {
    ...placeOf(head, dot),
    hint: 'Decode only one part: the first is its header, the second its claims, the third its signature.',
  });
}

function refusePercents(head: string): void {
  const at = head.search(/%(?:2B|2F|3D|0A|0D|20)/i);
  if (at < 0 || !/^[\w+/=\s-]*(?:%[\da-f]{2}[\w+/=\s-]*)+%?[\da-f]?$/i.test(head)) return;
  const written = readPercents(head);
  throw new ToolInputError(
    `This is percent-encoded, as in addresses: ${head.slice(at, at + 3)} stands for one character.`,
    {
      ...placeOf(head, at),
      hint:
        written === undefined
          ? 'Undo that first with the URL Encoder.'
          : `Without it the Base64 is: ${written}`,
    },
  );
}

function readPercents(text: string): string | undefined {
  if (text.length > mostQuoted) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
