import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { auditToken } from './audit.ts';
import { listClaims } from './claims.ts';
import { describeDisclosures, takeDisclosures } from './disclosures.ts';
import { findToken, joinWrapped } from './find-token.ts';
import { readToken, type ReadToken } from './read-token.ts';
import type { Verdict } from './verify.ts';

/** The state of the signature. */
export interface TokenDetail {
  readonly verdict: Verdict;
}

const severities = { valid: 'info', invalid: 'error', unchecked: 'warning' } as const;

/** Decodes the token in a pasted text, checks it as of `nowMs`, and reports the state of its signature. */
export async function decodeToken(
  pasted: string,
  nowMs: number,
  verify: (token: ReadToken) => Promise<Verdict>,
): Promise<OperationResult<TokenDetail>> {
  const joined = joinWrapped(pasted);
  const text = joined?.token ?? pasted;
  const { disclosures, ...found } = takeDisclosures(findToken(text));
  const token = joined ? withoutPlace(() => readToken(text, found)) : readToken(text, found);
  const { verdict, mistake } = await verifyOrTell(token, verify);
  const { status, sentence } = verdict;
  const notes: Note[] = [
    ...mistake,
    { severity: severities[status], sentence },
    ...auditToken(token, nowMs),
    ...describeDisclosures(disclosures),
  ];
  for (const doubt of verdict.doubts) notes.push(warn(doubt));
  if (joined) notes.push(inform(`The token was broken into ${joined.lines} lines; they were joined.`));
  if (found.others > 0) {
    notes.push(
      inform(
        `There ${found.others === 1 ? 'is another token' : `are ${found.others} other tokens`} in this text; the first is read.`,
      ),
    );
  }
  if (token.parts.some((part) => part.includes('='))) {
    notes.push(inform('The parts have padding (=), which tokens must not have; strict readers refuse it.'));
  }
  let from = found.offset;
  const highlights = token.parts.map((part, tone) => {
    const place = { from, to: from + part.length, tone };
    from = place.to + 1;
    return place;
  });
  const facts = [
    { title: 'Header', rows: listClaims(token.header.members, nowMs) },
    { title: 'Payload', rows: listClaims(token.payload?.members ?? [], nowMs) },
  ].filter(({ rows }) => rows.length > 0);
  return {
    parts: [{ name: 'token.json', kind: 'json', content: await writeToken(token, verdict) }],
    facts,
    isToldByFacts: true,
    notes,
    // The page always shows it, however many notes there are.
    summary: sentence.replace(/[.:].*$/s, ''),
    highlights: joined ? undefined : highlights,
    detail: { verdict },
  };
}

/** Removes positions from errors, because positions in joined lines do not match the pasted text. */
function withoutPlace<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { hint: error.details.hint });
  }
}

/** Verifies the signature; an error in the key becomes a note, so that the token's content is still shown. */
async function verifyOrTell(
  token: ReadToken,
  verify: (token: ReadToken) => Promise<Verdict>,
): Promise<{ readonly verdict: Verdict; readonly mistake: readonly Note[] }> {
  try {
    return { verdict: await verify(token), mistake: [] };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const sentence = 'Signature not checked: the key cannot be used.';
    return {
      verdict: { status: 'unchecked', sentence, doubts: [] },
      mistake: [{ severity: 'error', sentence: `Key: ${error.message}`, hint: error.details.hint }],
    };
  }
}

/** Formats header and payload, with every number and name as signed. */
async function writeToken(
  { header, payload, payloadText, nested, type, parts }: ReadToken,
  { status, sentence }: Verdict,
): Promise<string> {
  const content = payload?.text ?? JSON.stringify(nested ?? payloadText ?? null);
  const rest =
    type === 'jwe'
      ? ''
      : `,"payload":${content},"signature":${JSON.stringify({ status, sentence, value: parts[2] })}`;
  const source = bytesOfText(`{"header":${header.text.replace(/^\ufeff/, '')}${rest}}`);
  const writer = new JsonDocument(source).write({
    mode: 'format',
    indent: 2,
    isSorted: false,
    isShortInline: true,
    isStrict: false,
  });
  return new Blob(writer.chunks).text();
}
