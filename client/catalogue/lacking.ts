/** Work that people ask for by name and that no tool here does. */
export interface Lack {
  /** `signs PDF documents`: what no tool here does. */
  readonly what: string;
  /** What the nearest tools are searched by. */
  readonly nearest: string;
}

const lacks: readonly (readonly [asked: RegExp, what: string, nearest: string])[] = [
  [
    /\be?-?sign(?:s|ed|ing|ature|er)?\b.*\b(?:pdfs?|documents?|contracts?)\b|\bpdfs?\b.*\be?-?sign(?:ing|ature|er)?\b/,
    'signs PDF documents',
    'pdf',
  ],
  [
    /\b(?:edit|fill|annotate|redact)\w*\b.*\bpdfs?\b|\bpdfs?\b.*\b(?:edit|fill|annotat|redact)\w*\b/,
    'edits or fills in PDF documents',
    'pdf',
  ],
  [
    /\bpdfs?\b.*\b(?:word|docx?|excel|xlsx?|powerpoint|pptx?)\b|\b(?:word|docx?|excel|xlsx?|powerpoint|pptx?)\b.*\bpdfs?\b/,
    'converts between PDF and Office documents',
    'pdf',
  ],
  [/\bocr\b|\b(?:image|photo|picture|scan)s? to text\b/, 'reads the text in pictures (OCR)', 'pdf text'],
  [/\b(?:video|youtube|mp4|mp3|audio|wav|movie|voice|speech)s?\b/, 'works on sound or video', 'image'],
  [/\btranslat\w*\b/, 'translates', 'text'],
  [
    /\b(?:remove|erase|delete)\b.*\bbackground\b|\bbackground remover?\b/,
    'removes the background of pictures',
    'image',
  ],
  [/\b(?:un)?(?:zip|rar|7z)\b(?! code)/, 'packs or unpacks archives', 'compress'],
  [/\b(?:grammar|spell(?:ing)?)\b/, 'checks spelling or grammar', 'text'],
];

/** What a text asks for, where we have no tool for it. */
export function lackOf(query: string): Lack | undefined {
  const text = query.toLowerCase();
  const [, what, nearest] = lacks.find(([asked]) => asked.test(text)) ?? [];
  return what === undefined || nearest === undefined ? undefined : { what, nearest };
}
