import type { Context } from 'hono';
import type { z } from 'zod';
import { HttpProblem } from './problem.ts';

const maxBodyBytes = 16_384;

/**
 * Reads the JSON of a request's body. Throws an HttpProblem: 415 for another type, 413 above 16 KiB, 400 for invalid
 * JSON.
 */
export async function readJson(context: Context): Promise<unknown> {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpProblem(415, 'not_json', 'Send the body as application/json.');
  }
  const bytes = await readBytes(context);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new HttpProblem(400, 'bad_json', 'The body is not JSON in UTF-8.');
  }
}

/** Reads the body by a schema. Throws an HttpProblem 400 that names each invalid field. */
export async function readBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body = await readJson(context);
  if (holdsNul(body))
    throw new HttpProblem(400, 'nul', 'The body holds a NUL character, which no field may have.');
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new HttpProblem(400, 'invalid', 'Some fields are not as they must be.', { fields });
}

/** True if a text contains NUL, which no valid text does and PostgreSQL cannot store. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

async function readBytes(context: Context): Promise<Uint8Array> {
  const tooLarge = new HttpProblem(413, 'too_large', 'The body may have 16 KiB.');
  if (Number(context.req.header('content-length') ?? 0) > maxBodyBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > maxBodyBytes) throw tooLarge;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
