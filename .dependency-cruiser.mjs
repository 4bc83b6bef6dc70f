const layers = ['core', 'lib', 'ui', 'tool-kit', 'tools', 'catalogue', 'pages', 'app'];
const pathOf = (layer) => (layer === 'core' ? '^core/' : `^client/${layer}/`);

/** One rule a layer: nothing in it may import from a layer above. */
const upward = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-imports-nothing-above`,
  comment: `${layer} must not know who uses it: move what both need down.`,
  severity: 'error',
  from: { path: pathOf(layer) },
  to: {
    path: [
      ...layers.slice(index + 1).map(pathOf),
      '^client/[^/]+\\.tsx?$',
      '^server/',
      '^scripts/(?!testing/)',
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    {
      name: 'no-tool-imports-another',
      comment: 'Tools stay apart: code that two need goes to core, client/lib, client/ui or client/tool-kit.',
      severity: 'error',
      from: { path: '(^client/tools/)([^/]+)/' },
      to: { path: '^$1', pathNot: '^$1$2/' },
    },
    {
      name: 'no-page-imports-another',
      comment: 'Each page is a document of its own: share by client/tool-kit or client/ui.',
      severity: 'error',
      from: { path: '(^client/pages/)([^/]+)/' },
      to: { path: '^$1', pathNot: '^$1$2/' },
    },
    {
      name: 'no-server-feature-imports-another',
      comment: 'Features meet in server/app.ts alone.',
      severity: 'error',
      from: { path: '(^server/features/)([^/]+)/' },
      to: { path: '^$1', pathNot: '^$1$2/' },
    },
    {
      name: 'pages-and-app-reach-tools-by-glob-only',
      comment: 'Tools are found, not listed: import.meta.glob in the catalogue and in page-components.',
      severity: 'error',
      from: { path: '^client/(pages|app|catalogue)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^client/tools/' },
    },
    {
      name: 'manifests-are-data',
      comment: 'A manifest is loaded by every page that lists tools: no React, no library.',
      severity: 'error',
      from: { path: '^client/tools/[^/]+/manifest\\.ts$' },
      to: {
        pathNot: ['^client/tool-kit/define-tool\\.ts$', '^client/tools/[^/]+/(?:view\\.tsx|operation\\.ts)$'],
      },
    },
    {
      name: 'contracts-import-core-only',
      comment: 'What client and server agree on must run in both.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(client|server|scripts)/' },
    },
    {
      name: 'server-and-client-meet-in-contracts',
      comment: 'The server takes the built site as data, never the client as code.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(client|scripts)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, if only for a type, are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment:
        'Every import must lead somewhere. The command of a release stands beside what it starts only there.',
      severity: 'error',
      from: { pathNot: '^scripts/release/sundry\\.js$' },
      to: { couldNotResolve: true, pathNot: ['\\?(worker|url|raw)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig/dependency-cruiser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
