/** One font in two weights, and the characters it covers. */
export interface FontFile {
  readonly regular: URL;
  /** The bold font; the regular one if a bold file would add megabytes. */
  readonly bold: URL;
  readonly covers: RegExp;
}

/**
 * The Noto fonts (SIL Open Font License) in our assets, in the order in which a character is looked up. Each is fetched
 * when a text needs it.
 */
export const fontFiles = {
  latin: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff',
      import.meta.url,
    ),
    covers:
      /^[ -\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215\uFFFD]$/u,
  },
  latinExt: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Latin}\p{Sc}\u2020\u2113\u0300-\u036F]$/u,
  },
  vietnamese: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{sc=Latin}\u0300-\u0329\u20AB]$/u,
  },
  greek: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Greek}$/u,
  },
  greekExt: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Greek}$/u,
  },
  cyrillic: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Cyrillic}\u2116]$/u,
  },
  cyrillicExt: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Cyrillic}\u20B4]$/u,
  },
  devanagari: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Devanagari}\u20A8\u20B9]$/u,
  },
  arabic: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Arabic}$/u,
  },
  hebrew: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Hebrew}\u20AA]$/u,
  },
  armenian: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Armenian}$/u,
  },
  georgian: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Georgian}$/u,
  },
  bengali: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Bengali}\u09F3]$/u,
  },
  gujarati: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Gujarati}$/u,
  },
  gurmukhi: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Gurmukhi}$/u,
  },
  tamil: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Tamil}$/u,
  },
  telugu: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Telugu}$/u,
  },
  kannada: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Kannada}$/u,
  },
  malayalam: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Malayalam}$/u,
  },
  sinhala: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Sinhala}$/u,
  },
  thai: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Thai}\u0E3F]$/u,
  },
  lao: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-lao/files/noto-sans-lao-lao-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-lao/files/noto-sans-lao-lao-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Lao}\u20AD]$/u,
  },
  khmer: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-700-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{scx=Khmer}\u17DB]$/u,
  },
  myanmar: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Myanmar}$/u,
  },
  ethiopic: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-700-normal.woff',
      import.meta.url,
    ),
    covers: /^\p{scx=Ethiopic}$/u,
  },
  japanese: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff',
      import.meta.url,
    ),
    covers:
      /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\u3200-\u33FF\uFF00-\uFFEF\u2010-\u203E\u2460-\u24FF]$/u,
  },
  korean: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
      import.meta.url,
    ),
    covers:
      /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\u3200-\u33FF\uFF00-\uFFEF\u2010-\u203E\u2460-\u24FF]$/u,
  },
  simplifiedChinese: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
      import.meta.url,
    ),
    covers:
      /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\u3200-\u33FF\uFF00-\uFFEF\u2010-\u203E\u2460-\u24FF]$/u,
  },
  traditionalChinese: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
      import.meta.url,
    ),
    covers:
      /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\u3200-\u33FF\uFF00-\uFFEF\u2010-\u203E\u2460-\u24FF]$/u,
  },
  emoji: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
      import.meta.url,
    ),
    covers: /^[\p{Extended_Pictographic}\p{Regional_Indicator}\u200D\uFE0F\u20E3]$/u,
  },
  symbols: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff',
      import.meta.url,
    ),
    covers: /^[\u2000-\u2BFF\u{1F000}-\u{1FAFF}]$/u,
  },
  symbols2: {
    regular: new URL(
      '../../../../node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
      import.meta.url,
    ),
    bold: new URL(
      '../../../../node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
      import.meta.url,
    ),
    covers: /^[\u2000-\u2BFF\u{1F000}-\u{1FAFF}]$/u,
  },
} as const satisfies Readonly<Record<string, FontFile>>;

export type FontName = keyof typeof fontFiles;
