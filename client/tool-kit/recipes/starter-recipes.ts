import type { Recipe } from './recipe.ts';

interface StarterRecipe extends Recipe {
  readonly description: string;
  /** An example input; absent if it takes files. */
  readonly sample?: string;
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

/** Recipes for everyday jobs, to use unchanged or to edit. */
export const starterRecipes: readonly StarterRecipe[] = [
  {
    name: 'CSV to YAML',
    description: 'A table as YAML, with numbers as numbers.',
    sample: lines('name,port,tags', 'web,8080,"a;b"', 'mail,25,c'),
    steps: [
      { tool: 'csv-to-json', options: { types: 'found' } },
      { tool: 'json-to-yaml', options: {} },
    ],
  },
  {
    name: 'Clean up a mailing list',
    description: 'Lowercase, one address a line, sorted, each once.',
    sample: lines('Ann@Example.org, bob@example.org', 'ann@example.org'),
    steps: [
      { tool: 'text-case-converter', options: { case: 'lower' } },
      {
        tool: 'find-and-replace',
        options: { find: '[,;\\s]+', replacement: '\\n', isRegex: true, isEscaped: true },
      },
      {
        tool: 'list-tools',
        options: {
          split: 'line',
          isTrimmed: true,
          dropsEmpty: true,
          duplicates: 'remove',
          sort: 'alphabetical',
        },
      },
    ],
  },
  {
    name: 'JSON to SQL',
    description: 'JSON records as CREATE TABLE and INSERT.',
    sample: lines('[', '  { "id": 1, "city": "Oslo" },', '  { "id": 2, "city": "Lima" }', ']'),
    steps: [
      { tool: 'json-to-csv', options: {} },
      { tool: 'csv-to-sql', options: {} },
    ],
  },
  {
    name: 'Read Base64 JSON',
    description: 'Decode Base64 and lay out the JSON in it.',
    sample: lines('eyJ1c2VyIjoiYW5uIiwicm9sZXMiOlsiYWRtaW4iXX0='),
    steps: [
      { tool: 'base64', options: { tab: 'decode' } },
      { tool: 'json-formatter', options: {} },
    ],
  },
  {
    name: 'YAML settings to .env',
    description: 'Nested YAML as environment variables.',
    sample: lines('db:', '  host: localhost', '  port: 5432', 'debug: false'),
    steps: [
      { tool: 'yaml-to-json', options: {} },
      { tool: 'config-converter', options: { from: 'json', to: 'env' } },
    ],
  },
  {
    name: 'Titles to unique slugs',
    description: 'A slug for each line, without repeats.',
    sample: lines('Crème brûlée for two', 'Ten tips & tricks', 'Crème Brûlée for Two'),
    steps: [
      { tool: 'slug-generator', options: {} },
      { tool: 'list-tools', options: { split: 'line', duplicates: 'remove', dropsEmpty: true } },
    ],
  },
  {
    name: 'Web page to plain Markdown',
    description: 'The text of HTML as Markdown, with tidy blank lines.',
    sample: lines('<h1>News</h1>', '<p>The <b>hub</b> is <a href="https://example.org">here</a>.</p>'),
    steps: [
      { tool: 'html-to-markdown', options: { output: 'markdown' } },
      {
        tool: 'find-and-replace',
        options: { find: '\\n{3,}', replacement: '\\n\\n', isRegex: true, isEscaped: true },
      },
    ],
  },
  {
    name: 'Photos for the web',
    description: 'At most 1,600 pixels wide, as WebP, without metadata.',
    steps: [
      { tool: 'image-resizer', options: { size: 'own', width: 1600, height: 1600, fit: 'inside' } },
      { tool: 'image-compressor', options: { format: 'webp', quality: 80 } },
    ],
  },
  {
    name: 'PDF pages to small pictures',
    description: 'Each page as a JPEG that is easy to mail.',
    steps: [
      { tool: 'pdf-to-image', options: { format: 'png', dotsPerInch: 110 } },
      { tool: 'image-compressor', options: { format: 'jpeg', quality: 70 } },
    ],
  },
  {
    name: 'Pictures to one PDF',
    description: 'Make pictures smaller and put them into one PDF, a page each.',
    steps: [
      {
        tool: 'image-resizer',
        options: { size: 'own', width: 1600, height: 1600, fit: 'inside', format: 'jpeg' },
      },
      { tool: 'pdf-merger', options: {} },
    ],
  },
];
