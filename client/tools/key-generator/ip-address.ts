/** Returns the bytes of an IPv4 or IPv6 address; undefined for any other text. */
export function parseIpAddress(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) {
    const numbers = text.split('.').map(Number);
    return numbers.every((value) => value < 256) ? Uint8Array.from(numbers) : undefined;
  }
  if (!text.includes(':') || !/^[\da-f:.]+$/i.test(text)) return undefined;
  // The platform's own reader writes any form in full groups of hexadecimal.
  const host = URL.parse(`http://[${text}]`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [left = '', right] = host.split('::');
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const [head, tail] = [groupsOf(left), groupsOf(right ?? '')];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  return Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
