type UrlTable = Readonly<Record<string, string>>;

// The glob reaches node_modules by path because import.meta.glob takes no package names.
const cmaps = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fonts = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const decoders = import.meta.glob<string>(
  '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);
const profiles = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/iccs/*.icc', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The virtual folder that pdf.js loads its data files from; `resolveAssetUrl` maps it to the real addresses. */
export const assetFolder = 'pdfjs-data/';

const urlsByFileName = new Map(
  [cmaps, fonts, decoders, profiles].flatMap((table: UrlTable) =>
    Object.entries(table).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url] as const),
  ),
);

/** Returns the built address of a data file that pdf.js requests by name; any other address is returned unchanged. */
export function resolveAssetUrl(address: string): string {
  if (!address.startsWith(assetFolder)) return address;
  const url = urlsByFileName.get(address.slice(assetFolder.length));
  if (url === undefined) throw new TypeError(`pdf.js asked for ${address}, which is not part of this build.`);
  return url;
}
