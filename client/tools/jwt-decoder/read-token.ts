import { ToolInputError } from '#core/errors.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { bytesOfFile } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import { findInvalidUtf8 } from '#core/text/encodings/utf8-check.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { FoundToken } from './find-token.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** A member of an object, with its value in JSON as signed. */
export interface Member {
  readonly name: string;
  readonly json: string;
}

/** A JSON part of a token: its text as signed, and its claims. */
export interface JsonPart {
  readonly text: string;
  readonly claims: Claims;
  /** All members in order, including duplicate names. */
  readonly members: readonly Member[];
  /** Ambiguities in the JSON, such as duplicate names. */
  readonly doubts: readonly string[];
}

export interface ReadToken {
  /** A JWE has five parts, and only its header can be read without the key. */
  readonly type: 'jws' | 'jwe';
  readonly parts: readonly string[];
  readonly header: JsonPart;
  /** Undefined if it is encrypted, detached or not JSON. */
  readonly payload: JsonPart | undefined;
  /** A signed payload that is not JSON. */
  readonly payloadText: string | undefined;
  readonly isDetached: boolean;
  /** A token inside the token (RFC 7519, section 5.2). */
  readonly nested: string | undefined;
}

/**
 * Splits and decodes a compact JWS (RFC 7515) or JWE (RFC 7516). Throws a ToolInputError with the position in `text`.
 */
export function readToken(text: string, { token, offset }: FoundToken): ReadToken {
  const parts = token.split('.');
  const isPaseto = /^v\d\.(?:public|local)\./.test(token);
  if ((parts.length !== 3 && parts.length !== 5) || isPaseto) throw wrongCount(token, parts.length);
  const names =
    parts.length === 3
      ? ['header', 'payload', 'signature']
      : ['header', 'key', 'vector', 'ciphertext', 'tag'];
  const header = readJson(decodePart(text, parts[0] ?? '', 'header', offset), 'header');
  if (typeof header === 'string') throw new ToolInputError(header, { ...placeOf(text, offset), offset });
  return withHeader(header, () => readRest(text, parts, names, header, offset));
}

/** Adds the header to errors in later parts, so that it is still shown. */
function withHeader<Value>(header: JsonPart, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const says = `The header says: ${header.text.trim().slice(0, 300)}`;
    const { hint, ...place } = error.details;
    throw new ToolInputError(error.message, {
      ...place,
      hint: hint === undefined ? says : `${hint} ${says}`,
    });
  }
}

function readRest(
  text: string,
  parts: readonly string[],
  names: readonly string[],
  header: JsonPart,
  offset: number,
): ReadToken {
  // RFC 7797: the payload is not encoded.
  const isBare = parts.length === 3 && header.claims.b64 === false;
  let start = offset;
  const bytes = parts.map((part, index) => {
    const decoded =
      isBare && index === 1
        ? new TextEncoder().encode(part)
        : decodePart(text, part, names[index] ?? '', start);
    start += part.length + 1;
    return decoded;
  });
  const common = {
    parts,
    header,
    payload: undefined,
    payloadText: undefined,
    isDetached: false,
    nested: undefined,
  };
  if (parts.length === 5) return { type: 'jwe', ...common };
  return {
    type: 'jws',
    ...common,
    ...readPayload(text, header, bytes[1] ?? new Uint8Array(), offset + (parts[0] ?? '').length + 1),
  };
}

function readPayload(text: string, header: JsonPart, bytes: Uint8Array<ArrayBuffer>, offset: number) {
  if (bytes.length === 0) return { isDetached: true };
  const isUtf8 = findInvalidUtf8(bytes, 1).length === 0;
  const content = isUtf8 ? new TextDecoder().decode(bytes) : '';
  if (/^[\w-]+(?:\.[\w-]*){2,4}$/.test(content)) return { nested: content };
  const payload = readJson(bytes, 'payload');
  if (typeof payload !== 'string') return { payload };
  const { typ } = header.claims;
  // A JWS may sign any content; only a JWT must be a JSON object.
  const isJwt = (typeof typ === 'string' && /jwt$/i.test(typ)) || /^\s*\{/.test(content);
  if (isJwt || !isUtf8) throw new ToolInputError(payload, { ...placeOf(text, offset), offset });
  return { payloadText: content };
}

function wrongCount(token: string, count: number): ToolInputError {
  const paseto = /^v\d\.(?:public|local)(?=\.)/.exec(token)?.[0];
  if (paseto !== undefined) {
    return new ToolInputError(`This is a PASETO (${paseto}), not a JWT.`, {
      hint: 'A library for PASETO reads it; the key decides which version it is.',
    });
  }
  if (/^\s*\{/.test(token)) {
    return new ToolInputError('This is JSON, not a token in the compact form.', {
      hint: 'Join its “protected”, “payload” and “signature” with dots.',
    });
  }
  return new ToolInputError(
    `A token has three parts separated by dots, or five if it is encrypted; here ${count === 1 ? 'is 1' : `are ${count}`}.`,
    { hint: 'Copy it again: the beginning or the end may be missing.' },
  );
}

function decodePart(text: string, part: string, name: string, start: number): Uint8Array<ArrayBuffer> {
  const wrong = /[^\w-]/.exec(part.replace(/={1,2}$/, ''));
  if (wrong) {
    const offset = start + wrong.index;
    const shown = /\s/.test(wrong[0]) ? 'a space or a line end' : `“${wrong[0]}”`;
    throw new ToolInputError(`The ${name} holds ${shown}, which base64url does not have.`, {
      ...placeOf(text, offset),
      offset,
      hint: /[+/]/.test(wrong[0])
        ? 'Base64 writes + and / where tokens have - and _.'
        : 'Copy the token again.',
    });
  }
  if (part.replace(/(?<!=)=+$/, '').length % 4 === 1) {
    const offset = start + part.length;
    throw new ToolInputError(`The ${name} is cut off: base64url never has this length.`, {
      ...placeOf(text, offset),
      offset,
      hint: 'A character is missing, or one too many was copied.',
    });
  }
  return decodeBase64Url(part);
}

/** Reads a part as JSON, or returns a sentence on why it is not JSON. */
function readJson(bytes: Uint8Array<ArrayBuffer>, name: string): JsonPart | string {
  const [invalid] = findInvalidUtf8(bytes, 1);
  if (invalid !== undefined) return `The ${name} is not text: its byte ${invalid + 1} is not UTF-8.`;
  const document = new JsonDocument(bytesOfFile(bytes));
  const { errors, offenses, warnings } = document.analysis.issues;
  const [mistake] = [...reportIssues(bytes, errors), ...reportIssues(bytes, offenses)];
  if (mistake) {
    return `The ${name} is not JSON: at its character ${mistake.offset + 1}, ${mistake.message.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())}`;
  }
  const text = new TextDecoder().decode(bytes);
  const claims: unknown = JSON.parse(text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    return `The ${name} is JSON, but not an object in braces.`;
  }
  const doubts = reportIssues(bytes, warnings).map(({ message }) => `The ${name}: ${message}`);
  return { text, claims: claims as Claims, members: membersOf(document), doubts };
}

function membersOf({ tree, source: { bytes } }: JsonDocument): Member[] {
  const decoder = new TextDecoder();
  const { id, childCount } = tree.root;
  return tree.children(id, 0, childCount).nodes.map((node) => ({
    name: node.key ?? '',
    json: decoder.decode(bytes.subarray(...tree.span(node.id))),
  }));
}
