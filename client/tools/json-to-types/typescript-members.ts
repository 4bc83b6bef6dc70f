/** An interface without nested braces, and the lines within it. */
const interfaces = /^(export interface \S+ \{\n)((?: {4}.*\n)+)(?=\})/gm;
const member = /^ {4}(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_$]+)(\?)?: +(.+);$/gmu;
const signature = /^( {4}\[property: string\]: )(.+);$/m;

/**
 * Widens the type of further members by the types of the named ones: an index signature covers them all (TypeScript
 * handbook, Object types).
 */
export function withWideSignatures(text: string): string {
  return text.replace(interfaces, (all, head: string, body: string) => {
    const further = signature.exec(body)?.[2];
    if (further === undefined || further === 'unknown' || further === 'any') return all;
    const types = new Set([further]);
    for (const [, optional, type = ''] of body.matchAll(member)) {
      for (const each of /[<([{]/.test(type) ? [type] : type.split(' | ')) types.add(each);
      if (optional !== undefined) types.add('undefined');
    }
    const union = [...types].map((type) => (type.includes('=>') ? `(${type})` : type)).join(' | ');
    return head + body.replace(signature, (_, start: string) => `${start}${union};`);
  });
}
