/** Plugins that only remove or rewrite bytes, and keep every element, id and group. */
const safePlugins = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'cleanupAttrs',
  'cleanupNumericValues',
  'convertColors',
  'convertPathData',
  'convertTransform',
  'removeUnusedNS',
] as const;

const defaultPlugins = [
  ...safePlugins.slice(0, 6),
  'mergeStyles',
  'inlineStyles',
  'minifyStyles',
  'cleanupIds',
  'removeUselessDefs',
  'cleanupNumericValues',
  'convertColors',
  'removeUnknownsAndDefaults',
  'removeNonInheritableGroupAttrs',
  'removeUselessStrokeAndFill',
  'cleanupEnableBackground',
  'removeHiddenElems',
  'removeEmptyText',
  'convertShapeToPath',
  'convertEllipseToCircle',
  'moveElemsAttrsToGroup',
  'moveGroupAttrsToElems',
  'collapseGroups',
  'convertPathData',
  'convertTransform',
  'removeEmptyAttrs',
  'removeEmptyContainers',
  'mergePaths',
  'removeUnusedNS',
  'sortAttrs',
  'sortDefsChildren',
] as const;

export const aggressivePlugins = [
  ...defaultPlugins,
  'convertOneStopGradients',
  'convertStyleToAttrs',
  'cleanupListOfValues',
  'removeOffCanvasPaths',
  'reusePaths',
] as const;

/** The SVGO plugins of each preset. */
export const presets = { safe: safePlugins, default: defaultPlugins, aggressive: aggressivePlugins };
