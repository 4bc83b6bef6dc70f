import { defineConfig } from 'oxlint';

/** A raw browser API, and what to use instead. */
const rawGlobals = [
  ['localStorage', 'createStore of #client/lib/storage/storage.ts'],
  ['sessionStorage', 'createStore of #client/lib/storage/storage.ts'],
  ['indexedDB', '#client/lib/sharing/handoff.ts'],
  ['fetch', 'nothing: pages load their parts by import; #client/lib is the only place for requests'],
  ['XMLHttpRequest', 'nothing: pages make no requests of their own'],
  ['WebSocket', 'nothing: pages make no connections'],
  ['Worker', 'createWorkerPool of #client/lib/workers/pool.ts'],
  ['alert', 'notify of #client/ui/toast-store.ts'],
  ['confirm', 'Dialog of #client/ui/dialog.tsx'],
  ['prompt', 'Dialog of #client/ui/dialog.tsx'],
  ['open', 'a plain link'],
  ['AudioContext', 'playTones of #client/lib/signals/sound.ts'],
  ['Notification', 'showNotification of #client/lib/signals/notifications.ts'],
] as const;

const rawProperties = [
  ['navigator', 'clipboard', 'copyText or readClipboardText of #client/lib/sharing/clipboard.ts'],
  ['navigator', 'share', 'shareLink of #client/lib/sharing/share.ts'],
  ['navigator', 'serviceWorker', '#client/lib/service-worker.ts'],
  ['navigator', 'locks', 'createWorkerPool of #client/lib/workers/pool.ts, which sees that a worker ended'],
  ['navigator', 'storage', 'DiskFolder of #client/lib/files/disk-folder.ts'],
  ['crypto', 'randomUUID', 'randomUuid of #core/random/secure-random.ts, which works over plain http too'],
  ['navigator', 'sendBeacon', 'nothing: nothing leaves the page'],
  [
    'URL',
    'createObjectURL',
    'createObjectUrl of #client/lib/files/object-urls.ts, or #client/lib/files/downloads.ts',
  ],
  ['Math', 'random', 'crypto.getRandomValues'],
] as const;

/** Rules beyond the categories that are on whole. */
const further = [
  ...[
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'no-var',
    'no-array-constructor',
    'no-useless-constructor',
  ],
  ...[
    'adjacent-overload-signatures',
    'array-type',
    'ban-ts-comment',
    'ban-tslint-comment',
    'class-literal-property-style',
    'consistent-generic-constructors',
    'consistent-indexed-object-style',
    'consistent-type-assertions',
    'consistent-type-definitions',
    'dot-notation',
    'no-deprecated',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    'no-inferrable-types',
    'no-invalid-void-type',
    'no-misused-promises',
    'no-mixed-enums',
    'no-namespace',
    'no-non-null-assertion',
    'no-require-imports',
    'no-unnecessary-condition',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-function-type',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'only-throw-error',
    'prefer-find',
    'prefer-for-of',
    'prefer-function-type',
    'prefer-includes',
    'prefer-literal-enum-member',
    'prefer-nullish-coalescing',
    'prefer-optional-chain',
    'prefer-promise-reject-errors',
    'prefer-reduce-type-parameter',
    'prefer-regexp-exec',
    'prefer-return-this-type',
    'prefer-string-starts-ends-with',
    'related-getter-setter-pairs',
    'require-await',
    'restrict-plus-operands',
    'return-await',
    'unified-signatures',
    'use-unknown-in-catch-callback-variable',
  ].map((name) => `typescript/${name}`),
];

const tests = ['**/*.{test,spec,bench,soak}.ts'];

export default defineConfig({
  ignorePatterns: ['dist/', '.cache/', 'node_modules/', 'test-results/', '**/fixtures/**'],
  options: { typeAware: true },
  plugins: ['typescript', 'oxc', 'react'],
  // For rules that oxlint has not itself.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(further.map((name) => [name, 'error'])),
    // Our objects are closures: their methods use no `this`.
    'typescript/unbound-method': 'off',
    // Control characters and combining marks are what some tools look for.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    // Texts sort as they are.
    'typescript/require-array-sort-compare': 'off',
    // What the compiler of React would want: we do not use it.
    'react/immutability': 'off',
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'max-lines': ['error', { max: 400 }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    // Nor are the rules turned off in a file.
    'no-warning-comments': [
      'error',
      { terms: ['todo', 'fixme', 'xxx', 'hack', 'eslint-disable', 'oxlint-disable'], location: 'start' },
    ],
    'no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    eqeqeq: 'error',
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: ['../../**'], message: 'Across folders, import by #core/, #client/ and their like.' },
          { group: ['*?raw'], message: 'The terminal cannot import it: keep data as JSON.' },
        ],
      },
    ],
  },
  overrides: [
    {
      files: [
        '**/manifest.ts',
        '**/operation.ts',
        'client/tools/**/{session,*-session}.ts',
        '**/slots.ts',
        '**/view.tsx',
        'client/pages/*/*-page.tsx',
        '*.config.ts',
        '.dependency-cruiser.mjs',
      ],
      rules: { 'no-restricted-exports': 'off' },
    },
    {
      files: ['client/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['client/{tools,tool-kit,ui,pages,app,catalogue}/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'no-restricted-globals': [
          'error',
          ...rawGlobals.map(([name, use]) => ({ name, message: `Use ${use}.` })),
        ],
        'no-restricted-properties': [
          'error',
          ...rawProperties.map(([object, property, use]) => ({ object, property, message: `Use ${use}.` })),
        ],
      },
    },
    {
      // Numbers for people are written by one function, so that all tools write them alike. Long lists are no arguments.
      files: ['{client,core,contracts}/**/*.{ts,tsx}'],
      excludeFiles: ['core/numbers/**', ...tests],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          ...[
            "MemberExpression[object.name='Intl'][property.name='NumberFormat']",
            "CallExpression[callee.property.name='toLocaleString'][arguments.length<2]",
          ].map((selector) => ({ selector, message: 'Use writeNumber of core/numbers/write-number.ts.' })),
          {
            selector:
              'CallExpression[callee.property.name=/^(push|unshift)$/][arguments.length=1] > SpreadElement',
            message: 'Use append of core/collections/append.ts: a long list overflows the stack.',
          },
          ...['ExpressionStatement', 'VariableDeclaration > VariableDeclarator'].map((place) => ({
            selector: `Program > ${place} > AwaitExpression`,
            message: 'Await in a function: the bundler merges no files around a top-level await.',
          })),
          {
            selector: 'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute > Literal[value=/^\\u002F/]',
            message: 'Use addressOf of client/lib/site-data.ts: the site may be under a path.',
          },
        ],
      },
    },
    {
      // A worker fetches its own WebAssembly from our assets: its policy allows nothing else.
      files: ['client/tools/*/*worker*.ts', 'client/tools/*/*/*worker*.ts', 'client/lib/**/*.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: [...tests, 'e2e/**/*.ts', 'scripts/testing/**/*.ts', 'benchmarks/**/*.ts'],
      rules: { 'max-lines-per-function': 'off', 'no-empty-pattern': 'off' },
    },
    {
      // No project of the compiler holds them.
      files: ['**/*.mjs'],
      rules: { 'typescript/restrict-plus-operands': 'off' },
    },
  ],
});
