const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    г: 'h',
    ґ: 'g',
    є: 'ie',
    ж: 'zh',
    и: 'y',
    і: 'i',
    ї: 'i',
    й: 'i',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ь: '',
    ю: 'iu',
    я: 'ia',
  }),
);
const atStart: ReadonlyMap<string, string> = new Map(
  Object.entries({ є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }),
);

/** Writes the letters in Latin as passports do (Resolution 55 of Ukraine's Cabinet of Ministers, 2010). */
export function romanizeUkrainian(text: string): string {
  return text
    .replaceAll(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
    .replaceAll(/(з)(г)/giu, (_, first: string, second: string) => first + inCase('gh', second))
    .replaceAll(/(?<!\p{L})[єїйюя]/giu, (letter) => inCase(atStart.get(letter.toLowerCase()) ?? '', letter))
    .replaceAll(/[гґєжиіїйхцчшщьюя]/giu, (letter) => inCase(letters.get(letter.toLowerCase()) ?? '', letter));
}

function inCase(written: string, letter: string): string {
  const isUpper = letter !== letter.toLowerCase();
  return isUpper ? written.slice(0, 1).toUpperCase() + written.slice(1) : written;
}
