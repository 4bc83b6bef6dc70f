import type { Answer } from '#client/tool-kit/answer.ts';

const id =
  /^(?:urn:uuid:|\{)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$|^[0-7](?=.*[a-z])[\da-hjkmnp-tv-z]{25}$/i;

/** A KSUID or an ObjectId: letters and digits that are neither a word nor a number. */
const other = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[\dA-Za-z]{27}$|^(?=.*\d)(?=.*[a-f])[\da-f]{24}$/;

/** Answers a UUID, ULID, KSUID or ObjectId with its version, and the time in it. */
export async function answer(query: string): Promise<Answer | undefined> {
  const written = query.trim();
  if (!id.test(written) && !other.test(written)) return undefined;
  const { inspectIds } = await import('./inspecting/inspect.ts');
  const [inspected] = inspectIds(written).ids;
  if (!inspected) return undefined;
  const { kind, time, remark } = inspected.explanation;
  return {
    text: kind,
    working: time ? `made ${time}` : (remark ?? 'by RFC 9562'),
    opens: written,
    values: { mode: 'inspect', text: written },
  };
}
