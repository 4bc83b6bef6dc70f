import { readOwn } from '#core/collections/read-own.ts';
import { type Coded, decodeTokens, encodeWords } from './coding.ts';

/** The signs of Recommendation ITU-R M.1677-1, part I, section 1. */
const standard: Readonly<Record<string, string>> = readTable(`
A .- B -... C -.-. D -.. E . É ..-.. F ..-. G --. H .... I .. J .--- K -.- L .-.. M -- N -. O --- P .--. Q --.- R .-.
S ... T - U ..- V ...- W .-- X -..- Y -.-- Z --.. 1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---..
9 ----. 0 ----- . .-.-.- , --..-- : ---... ? ..--.. ' .----. - -....- / -..-. ( -.--. ) -.--.- " .-..-. = -...-
+ .-.-. × -..- @ .--.-.`);
/** Signs in wide use which the Recommendation does not have. */
const extended: Readonly<Record<string, string>> = readTable(`
! -.-.-- & .-... ; -.-.-. _ ..--.- $ ...-..- Ä .-.- Ö ---. Ü ..-- Å .--.- Ñ --.-- Ç -.-.. È .-..- Þ .--.. Ð ..--.
ß ...--..`);
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
};

const characters = new Map(
  [...Object.entries(extended), ...Object.entries(standard).filter(([sign]) => sign !== '×')].map(
    ([sign, code]) => [code, sign] as const,
  ),
);

/** Encodes a text in Morse code, with a space between letters and ` / ` between words. */
export function encodeMorse(text: string, isExtended: boolean, signs: 'ascii' | 'typographic'): Coded {
  return encodeWords(text, { letter: ' ', word: ' / ' }, (raw) => {
    const sign = readOwn(alike, raw) ?? (raw === 'ß' ? raw : raw.toUpperCase());
    const code = readOwn(standard, sign) ?? (isExtended ? readOwn(extended, sign) : undefined);
    return signs === 'ascii' ? code : code?.replaceAll('.', '·').replaceAll('-', '–');
  });
}

/** Returns whether the extended signs have a character that the standard does not. */
export function isExtendedSign(raw: string): boolean {
  return readOwn(extended, raw.normalize('NFC').toUpperCase()) !== undefined || raw === 'ß';
}

const dots = /[·•∙*⋅●˙．・･‧∘◦⚫]/g;
const dashes = /[\p{Pd}−_－ー＿ｰ─━‾¯▬]/gu;

/** Decodes Morse code, written with any kind of dots and dashes, in capitals. */
export function decodeMorse(text: string): Coded {
  return decodeTokens(text, (token) =>
    characters.get(token.replaceAll('…', '...').replaceAll(dots, '.').replaceAll(dashes, '-')),
  );
}

function readTable(table: string): Record<string, string> {
  const tokens = table.trim().split(/\s+/);
  const pairs = tokens.flatMap((sign, index) =>
    index % 2 === 0 ? [[sign, tokens[index + 1] ?? ''] as const] : [],
  );
  return Object.fromEntries(pairs);
}
