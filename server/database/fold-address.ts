import { domainToASCII } from 'node:url';

/**
 * Returns one common form for all spellings of an e-mail address. It folds letter case by Unicode's full folding,
 * composes letters, and converts a domain to ASCII. The form is only for finding; one mailbox may still have other
 * addresses. Folding twice changes nothing.
 */
export function foldAddress(address: string): string {
  // Like NFKC_Casefold (https://www.unicode.org/reports/tr44/#NFKC_Casefold), removes invisible characters.
  const text = address
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return foldCase(text);
  const domain = text.slice(at + 1).replace(/\.$/, '');
  // IDNA has its own folding: in a domain, ß and ss differ.
  return `${foldCase(text.slice(0, at))}@${domainToASCII(domain) || foldCase(domain)}`;
}

/** Folds letter case. JavaScript has no case folding; converting to capitals unifies ß, ẞ and ss, and also σ and ς. */
function foldCase(text: string): string {
  // The Turkish ı is a separate letter, but its capital would turn it into an i.
  return text.split('ı').map(foldPart).join('ı');
}

function foldPart(text: string): string {
  const folded = text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
  // The lower case of the Turkish İ is i with a dot above.
  return folded.replaceAll('i\u0307', 'i');
}
