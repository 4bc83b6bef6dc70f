import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice } from '#client/tool-kit/state/state-schema.ts';

/** The languages: what each is called, and the file and the kind of its code. */
const targets = {
  javascript: ['JavaScript (fetch)', 'request.js', 'javascript'],
  node: ['Node.js (fetch)', 'request.mjs', 'javascript'],
  python: ['Python (requests)', 'request.py', 'text'],
  go: ['Go (net/http)', 'main.go', 'text'],
  php: ['PHP (curl)', 'request.php', 'text'],
} as const;
const targetIds = Object.keys(targets) as (keyof typeof targets)[];

export default defineOperation({
  schema: {
    target: choice(targetIds, 'javascript', 'Language', {
      choiceLabels: Object.fromEntries(targetIds.map((id) => [id, targets[id][0]])),
      isMain: true,
      isSegmented: false,
    }),
  },
  takes: 'text',
  input: { placeholder: 'Paste a curl command' },
  sample: `curl 'https://api.example.com/v1/orders?limit=10' \\
  -H 'Accept: application/json' \\
  -u anna:secret \\
  --json '{"item": "Tea", "amount": 2}' \\
  -L --max-time 30
`,
  timeLimitMs: 20_000,
  timeHint: 'Convert fewer commands at a time.',
  prepare: () => import('./convert.ts'),
  async run(input, { target }) {
    const { convertCurl } = await import('./convert.ts');
    const { content, notes } = convertCurl(await input.text(1_000_000), target);
    const [, name, kind] = targets[target];
    return { parts: [{ name, kind, content }], notes };
  },
});
