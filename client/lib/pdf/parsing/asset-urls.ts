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

/** The made-up folder from which pdf.js is told to load its data files; `resolveAssetUrl` knows the real ones. */
export const assetFolder = 'pdfjs-data/';

const urlsByFileName = new Map(
  [cmaps, fonts, decoders, profiles].flatMap((table: UrlTable) =>
    Object.entries(table).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url] as const),
  ),
);

/** The built address of a data file that pdf.js asks for by name; any other address comes back as it is. */
export function resolveAssetUrl(address: string): string {
  if (!address.startsWith(assetFolder)) return address;
  const url = urlsByFileName.get(address.slice(assetFolder.length));
  if (url === undefined) throw new TypeError(`pdf.js asked for ${address}, which is not part of this build.`);
  return url;
}
