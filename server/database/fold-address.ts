import { domainToASCII } from 'node:url';

/**
 * Returns the form in which all spellings of one e-mail address are equal: letter case by Unicode's full folding,
 * composed and decomposed letters, and a domain in letters or in its ASCII form. Folds for finding only: one mailbox
 * may still have other addresses. Folding twice changes nothing.
 */
export function foldAddress(address: string): string {
  // As in NFKC_Casefold (https://www.unicode.org/reports/tr44/#NFKC_Casefold): what is invisible does not count.
  const text = address
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return foldCase(text);
  const domain = text.slice(at + 1).replace(/\.$/, '');
  // IDNA has its own folding: in a domain ß and ss are two letters.
  return `${foldCase(text.slice(0, at))}@${domainToASCII(domain) || foldCase(domain)}`;
}

/** JavaScript has no case folding; by way of capitals ß, ẞ and ss become one, and so do σ and ς. */
function foldCase(text: string): string {
  // The Turkish ı is a letter of its own, whose capital would make it an i.
  return text.split('ı').map(foldPart).join('ı');
}

function foldPart(text: string): string {
  const folded = text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
  // The Turkish İ, whose small letter is i with a dot above.
  return folded.replaceAll('i\u0307', 'i');
}
