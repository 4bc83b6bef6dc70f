import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice } from '#client/tool-kit/state/state-schema.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

const files: Readonly<Record<string, readonly [name: string, kind: DataKind]>> = {
  javascript: ['request.mjs', 'javascript'],
  python: ['request.py', 'text'],
  go: ['main.go', 'text'],
  php: ['request.php', 'text'],
  java: ['Main.java', 'text'],
  csharp: ['Program.cs', 'text'],
  rust: ['main.rs', 'text'],
  powershell: ['request.ps1', 'text'],
  httpie: ['request.sh', 'text'],
  http: ['request.http', 'text'],
  har: ['request.json', 'json'],
};

export default defineOperation({
  schema: {
    target: describeField(
      choice(
        [
          'javascript',
          'python',
          'go',
          'php',
          'java',
          'csharp',
          'rust',
          'powershell',
          'httpie',
          'http',
          'har',
        ],
        'javascript',
      ),
      {
        label: 'Language',
        choiceLabels: {
          javascript: 'JavaScript (fetch)',
          python: 'Python (requests)',
          go: 'Go (net/http)',
          php: 'PHP (curl)',
          java: 'Java (HttpClient)',
          csharp: 'C# (HttpClient)',
          rust: 'Rust (reqwest)',
          powershell: 'PowerShell',
          httpie: 'HTTPie',
          http: 'HTTP message',
          har: 'JSON (HAR request)',
        },
      },
    ),
    shell: describeField(choice(['auto', 'bash', 'cmd', 'powershell'], 'auto'), {
      label: 'Shell of the command',
      choiceLabels: { auto: 'Auto-detect', bash: 'Bash', cmd: 'Windows cmd', powershell: 'PowerShell' },
    }),
  },
  takes: 'text',
  input: { title: 'curl command', placeholder: 'Paste a curl command, as copied from the developer tools' },
  sample: `curl 'https://api.example.com/v1/orders?limit=10' \\
  -H 'Accept: application/json' \\
  -u anna:secret \\
  --json '{"item": "Tea", "amount": 2}' \\
  -L --max-time 30`,
  timeLimitMs: 20_000,
  async run(input, { target, shell }) {
    const text = await input.text(2_000_000);
    const { convertCurl } = await import('./convert.ts');
    const { content, notes } = convertCurl(text, target, shell);
    const [name, kind] = files[target] ?? ['request.txt', 'text'];
    return { parts: [{ name, kind, content }], notes };
  },
});
