/** Properties that claim a standard (PDF/A, PDF/UA, PDF/X, PDF/E, PDF/VT), which changed pages may no longer meet. */
const claim = String.raw`(?:pdf(?:aid|uaid|xid|eid?|vtid):[\w.-]+|pdfx:GTS_PDFX\w*)`;
const ofChange = ['xmp:ModifyDate', 'xmp:MetadataDate'];

export interface XmpChanges {
  readonly producer: string;
  readonly changedAt: Date;
  /** The new title; undefined to keep the old one. */
  readonly title: string | undefined;
}

/** Updates a document's metadata (XMP, ISO 16684-1) for a copy of its pages. Missing properties are not added. */
export function updateXmp(xmp: string, { producer, changedAt, title }: XmpChanges): string {
  const instant = changedAt.toISOString().replace(/\.\d+Z$/, 'Z');
  const unclaimed = xmp
    .replace(new RegExp(String.raw`<(${claim})(?:\s[^<>]*)?(?:/>|>[^<]*</\1\s*>)\s*`, 'gu'), '')
    .replace(new RegExp(String.raw`\s${claim}\s*=\s*(?:"[^"]*"|'[^']*')`, 'gu'), '');
  const dated = [
    ...ofChange.map((name) => [name, instant] as const),
    ['pdf:Producer', producer] as const,
  ].reduce((text, [name, value]) => setProperty(text, name, value), unclaimed);
  if (title === undefined) return dated;
  const alternatives = `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt>`;
  return dated.replace(
    /(<dc:title\b[^>]*>)[\s\S]*?(<\/dc:title\s*>)/u,
    (_, open: string, close: string) => `${open}${alternatives}${close}`,
  );
}

/** Sets a simple property, which is an element or an attribute (ISO 16684-1, 7.9.2.2). */
function setProperty(xmp: string, name: string, value: string): string {
  const written = escapeXml(value);
  return xmp
    .replace(
      new RegExp(`(<${name}(?:\\s[^<>]*)?>)[^<]*(</${name}\\s*>)`, 'gu'),
      (_, open: string, close: string) => `${open}${written}${close}`,
    )
    .replace(
      new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`, 'gu'),
      (_, start: string) => `${start}"${written}"`,
    );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
