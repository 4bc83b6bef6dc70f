import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

const samples = {
  compose: `docker run -d --name web -p 8080:80 \\
  -v "$PWD/site:/usr/share/nginx/html:ro" -e TZ=Europe/Berlin \\
  --restart unless-stopped --network front nginx:1.29`,
  run: `services:
  web:
    image: nginx:1.29
    ports:
      - "8080:80"
    environment:
      TZ: Europe/Berlin
    restart: unless-stopped
`,
};

const directionLabels = { compose: 'docker run → Compose', run: 'Compose → docker run' };

export default defineOperation({
  schema: {
    direction: choice(directionLabels, 'compose', 'Direction', { isSegmented: true }),
    isBroken: flag(true, 'One option per line', { onlyIf: { direction: ['run'] } }),
  },
  takes: 'text',
  input: { tabs: 'direction', isClearedByTabs: true },
  sample: samples.compose,
  sampleFor: ({ direction }) => samples[direction],
  placeholderFor: ({ direction }) =>
    direction === 'compose' ? 'Paste one docker run command, or several' : 'Paste a compose.yaml, or drop it',
  optionsFor: (kind, text = '') => ({
    direction: kind === 'yaml' || /^[ \t]*services:/m.test(text) ? 'run' : 'compose',
  }),
  // The YAML library is larger than the page.
  quickSize: 0,
  timeLimitMs: 20_000,
  async run(input, { direction, isBroken }) {
    const text = await input.text(2_000_000);
    if (direction === 'compose') {
      const { toCompose } = await import('./to-compose.ts');
      const { content, notes } = toCompose(text);
      return { parts: [{ name: 'compose.yaml', kind: 'yaml', content }], notes };
    }
    const { toRun } = await import('./to-run.ts');
    const { content, notes } = toRun(text, isBroken);
    return { parts: [{ name: 'run.sh', kind: 'text', content }], notes };
  },
});
