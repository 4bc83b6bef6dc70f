import { ToolInputError } from '#core/errors.ts';

/** A token found in a pasted text, and its start. */
export interface FoundToken {
  readonly token: string;
  readonly offset: number;
  /** The number of other tokens; only the first is used. */
  readonly others: number;
}

/**
 * Token headers are JSON objects, so they begin with `{"` or, with spaces, `{ ` or a new line. The token must end where
 * the match ends; otherwise the intact start of a damaged token would pass as a whole one.
 */
const within = /(?<![\w.-])(?:eyJ|eyA|ew0K|ewog|ewo)[\w-]*(?:\.[\w-]*={0,2}){2,4}(?![^\s"'`<>;,&#)\]}])/g;

const bearer = /^\s*(?:(?:authorization\s*:\s*)?bearer\s+)?/i;

/** Finds a token in a header line, a cookie, a URL or any other text. */
export function findToken(text: string): FoundToken {
  const offset = bearer.exec(text)?.[0].length ?? 0;
  const whole = text.slice(offset).trim();
  if (whole === '') {
    throw new ToolInputError('There is no token yet.', {
      hint: 'Paste one: three parts separated by dots.',
    });
  }
  const [first, ...others] = text.matchAll(within);
  if (first && (first[0] !== whole || first.index !== offset)) {
    return { token: first[0], offset: first.index, others: others.length };
  }
  return { token: whole, offset, others: 0 };
}

/** The lengths of signatures in base64url: HMAC, ECDSA and EdDSA, RSA with 2048, 3072 and 4096 bits. */
const signatureLengths = new Set([43, 64, 86, 128, 176, 342, 512, 683]);

/** Joins a token that a terminal or mail program broke into lines; undefined if the text is not a token. */
export function joinWrapped(text: string): { readonly token: string; readonly lines: number } | undefined {
  const lines = text
    .replace(bearer, '')
    .trim()
    .split(/(?<!\s)\s*\n\s*/);
  if (lines.length < 2 || !lines[0]?.startsWith('ey')) return undefined;
  if (!lines.every((line) => /^[\w.-]+={0,2}$/.test(line))) return undefined;
  const token = lines.join('');
  const parts = token.split('.');
  if (parts.length !== 3 && parts.length !== 5) return undefined;
  const whole = Array.from(text.matchAll(within), ([match]) => match);
  if (whole.length === 0) return { token, lines: lines.length };
  // If one line looks like a token, it is incomplete only if just the joined lines have the length of a signature.
  const isCutOff =
    whole.length === 1 &&
    !signatureLengths.has(whole[0]?.split('.')[2]?.length ?? 0) &&
    signatureLengths.has(parts.at(-1)?.length ?? 0);
  return isCutOff ? { token, lines: lines.length } : undefined;
}
