/** Replaces ligatures, presentation forms and full-width characters with plain ones; removes soft hyphens. */
export function plainLetters(text: string): string {
  return (
    text
      .replace(/[\ufb00-\ufdff\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (sign) =>
        // A mark by itself decomposes into a space with the mark.
        sign.normalize('NFKC').replace(/^ (?=\p{M})/u, ''),
      )
      // Signs of vertical text; those that are ASCII have their full width.
      .replace(/[\ufe10-\ufe18\ufe35\ufe36\ufe39-\ufe44\ufe47\ufe48]/g, (sign) =>
        sign.normalize('NFKC').replace(/[!-~]/, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0)),
      )
      // Old fonts of Adobe have ligatures here, fonts of icons have a magnifying glass.
      .replace(/(?<=\p{Ll})[\uf001\uf002]|[\uf001\uf002](?=\p{Ll})/gu, (sign) =>
        sign === '\uf001' ? 'fi' : 'fl',
      )
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
      .replaceAll('\u00ad', '')
      .normalize('NFC')
  );
}
