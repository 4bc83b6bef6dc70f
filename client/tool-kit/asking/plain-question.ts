import { writeSpelledNumbers } from '#core/numbers/spelled-numbers.ts';

const opening =
  /^(?:=\s*|please\s+|(?:what(?:['’]?s|\s+is|\s+are|\s+was|\s+would\s+be)|how\s+much\s+(?:is|are|would\s+be)|calculate|compute|convert|solve|work\s+out|the)\s+)+/i;

/** Returns a question without the words that only ask, and with digits for number words. */
export function plainQuestion(query: string): string {
  return writeSpelledNumbers(bareQuestion(query));
}

/** Returns a question without the words that only ask. */
export function bareQuestion(query: string): string {
  return query
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(opening, '')
    .replace(/\s*[=?]+$/, '');
}

const toolWords = new Set(
  (
    'a an and any as by converter convert conversion calculator checker check crack cracker decoder decode decoding decrypt ' +
    'decryption digest download encoder encode encoding encrypt encryption example examples explained file ' +
    'files folder for from generate generator hash hashes hashing how image images in is iso iso into js javascript java ' +
    'json linux lookup mac my me of online or password passwords pdf php picture pictures photo photos png jpg jpeg gif ' +
    'python node bash shell excel powershell c c# c++ go golang ruby rust sql secure string strings sum sums checksum ' +
    'table text tool tools the this to txt unicode url urls utf utf-8 utf8 ascii verify verifier video vs versus ' +
    'what windows with word words xml html css character characters data decimal number numbers name hex hexadecimal binary ' +
    'octal base64 color rgb hsl cmyk md5 sha1 sha-1 sha256 sha-256 sha384 sha512 sha-512 bytes two'
  ).split(' '),
);

/** Returns whether a text speaks only of a tool (`generator online`), so it is nothing to work on. */
export function isAboutTool(text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => word === '' || toolWords.has(word));
}

const date = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4})`;
const datesApart = new RegExp(String.raw`^${date}\s*(?:–|—|\s[-−]\s)\s*${date}$`);

/** Returns whether a text is two whole dates with a dash between them: neither a sum nor a number. */
export function areTwoDates(text: string): boolean {
  return datesApart.test(text.trim());
}

/** Returns the text between quotation marks, or the whole text. */
export function withoutQuotes(text: string): string {
  return /^(["“'])(?<inner>.+)["”']$/u.exec(text.trim())?.groups?.inner ?? text.trim();
}
