import { CustomFontSubsetEmbedder, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import * as fontkit from '@cantoo/fontkit';
import { fontFiles, type FontFile, type FontName } from './font-files.ts';
import { unwrapWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';

/** A font that the document uses. */
export interface EmbeddedFont {
  readonly name: string;
  readonly ref: PDFRef;
  readonly embedder: CustomFontSubsetEmbedder;
  readonly font: fontkit.Font;
  /** False for symbol fonts, whose spaces and digits are not meant for text. */
  readonly keepsShared: boolean;
}

type Loaded = Omit<EmbeddedFont, 'ref'>;

const names = Object.keys(fontFiles) as FontName[];
const loading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The fonts of one document. For each character it uses the first of our fonts that has it, loaded when needed. */
export class FontBook {
  readonly #context: PDFContext;
  readonly #order: readonly FontName[];
  readonly #loaded = new Map<string, Loaded>();
  readonly #embedded = new Map<string, EmbeddedFont>();
  readonly #byCharacter = new Map<string, EmbeddedFont>();
  /** Characters that none of our fonts has. */
  readonly missing = new Set<string>();

  /** The `preferred` fonts come first among the scripts that share characters (Chinese, Japanese, Korean). */
  constructor(context: PDFContext, preferred: readonly FontName[]) {
    this.#context = context;
    const rest = names.filter((name) => !preferred.includes(name));
    const first = rest.findIndex((name) => fontFiles[name].covers.test('中'));
    this.#order = [...rest.slice(0, first), ...preferred, ...rest.slice(first)];
  }

  /** Loads the fonts that the texts need, so that the texts can then be shaped synchronously. */
  async load(texts: Iterable<string>, weight: Weight): Promise<void> {
    const characters = new Set<string>();
    // A space can begin lines, and replaces characters without a font.
    for (const text of [' ', ...texts]) for (const character of text) characters.add(character);
    for (const character of characters) {
      const key = `${weight} ${character}`;
      if (isUnseen(character) || this.#byCharacter.has(key)) continue;
      const font = await this.#findFont(character, weight);
      if (font) this.#byCharacter.set(key, font);
      else this.missing.add(character);
    }
  }

  /**
   * Returns the font of a character; the previous font if it has the character, so that marks stay with their letters.
   */
  fontOf(character: string, weight: Weight, before: EmbeddedFont | undefined): EmbeddedFont | undefined {
    if (isUnseen(character)) return before;
    if (before && isShared(character) && before.keepsShared && has(before.font, character)) return before;
    return this.#byCharacter.get(`${weight} ${character}`) ?? before ?? this.#byCharacter.get(`${weight}  `);
  }

  /** Embeds the used subset of each used font into the document. */
  async embed(): Promise<void> {
    for (const { embedder, ref } of this.#embedded.values())
      await embedder.embedIntoContext(this.#context, ref);
  }

  async #findFont(character: string, weight: Weight): Promise<EmbeddedFont | undefined> {
    for (const name of this.#order) {
      const file: FontFile = fontFiles[name];
      if (!file.covers.test(character)) continue;
      const isBold = weight === 'bold' && file.bold.href !== file.regular.href;
      const key = `${name}${isBold ? '-bold' : ''}`;
      const loaded = this.#loaded.get(key) ?? (await loadFont(key, isBold ? file.bold : file.regular));
      this.#loaded.set(key, loaded);
      if (!has(loaded.font, character)) continue;
      const known = this.#embedded.get(key) ?? { ...loaded, ref: this.#context.nextRef() };
      this.#embedded.set(key, known);
      return known;
    }
    return undefined;
  }
}

/** Fetches the fonts for Latin text, before there is a document. */
export function fetchLatin(): Promise<unknown> {
  const { regular, bold } = fontFiles.latin;
  return Promise.all([fetchOnce('latin', regular), fetchOnce('latin-bold', bold)]);
}

function fetchOnce(name: string, address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = loading.get(name) ?? fetchFont(address);
  loading.set(name, bytes);
  bytes.catch(() => loading.delete(name));
  return bytes;
}

async function loadFont(name: string, address: URL): Promise<Loaded> {
  const bytes = await fetchOnce(name, address);
  const embedder = await CustomFontSubsetEmbedder.for(fontkit, bytes);
  const keepsShared = !/^(?:emoji|symbols)/.test(name);
  return { name, embedder, font: embedder.font as unknown as fontkit.Font, keepsShared };
}

async function fetchFont(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address).catch(() => undefined);
  // The page finds out why, and says so.
  if (!response?.ok) throw new Error(`${address.pathname} could not be loaded.`);
  return unwrapWoff(new Uint8Array(await response.arrayBuffer()));
}

function has(font: fontkit.Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Returns whether a character is invisible: joiners, variation selectors and direction marks. */
function isUnseen(character: string): boolean {
  return /^[\p{Cf}\p{Cc}\p{Variation_Selector}]$/u.test(character);
}

function isShared(character: string): boolean {
  return /^[\p{sc=Common}\p{sc=Inherited}]$/u.test(character);
}
