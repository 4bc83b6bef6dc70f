import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noTextKeys } from './scripts/lint/no-text-keys.ts';

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
  ['crypto', 'randomUUID', 'randomUuid of #core/random/random-uuid.ts, which works over plain http too'],
  ['navigator', 'sendBeacon', 'nothing: nothing leaves the page'],
  [
    'URL',
    'createObjectURL',
    'createObjectUrl of #client/lib/files/object-urls.ts, or #client/lib/files/downloads.ts',
  ],
  ['Math', 'random', 'crypto.getRandomValues'],
] as const;

export default defineConfig(
  { ignores: ['dist/', '.cache/', 'node_modules/', 'test-results/', '**/fixtures/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig/client.json',
          'tsconfig/worker.json',
          'tsconfig/server.json',
          'tsconfig/tooling.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Two slow rules: we have no enums, and the compiler compares our classes by their private parts.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Our objects are closures: their methods use no `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // It would ask for what the rule above forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      eqeqeq: 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../../*'], message: 'Across folders, import by #core/, #client/ and their like.' },
            { group: ['*?raw'], message: 'The terminal cannot import it: keep data as JSON.' },
          ],
        },
      ],
    },
  },
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
    plugins: { 'react-hooks': { rules: reactHooks.rules } },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['client/{tools,tool-kit,ui,pages,app,catalogue}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec,bench}.ts'],
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
    ignores: ['core/numbers/**', '**/*.{test,spec,bench}.ts'],
    rules: {
      'no-restricted-syntax': [
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
    files: ['{core,client,contracts,server,scripts}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec,bench,soak}.ts', 'scripts/testing/**', 'core/collections/read-own.ts'],
    plugins: { sundry: { rules: { 'no-text-keys': noTextKeys } } },
    rules: { 'sundry/no-text-keys': 'error' },
  },
  {
    files: ['**/*.{test,spec,bench,soak}.ts', 'e2e/**/*.ts', 'scripts/testing/**/*.ts', 'benchmarks/**/*.ts'],
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      'max-lines-per-function': 'off',
      'no-empty-pattern': 'off',
    },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
