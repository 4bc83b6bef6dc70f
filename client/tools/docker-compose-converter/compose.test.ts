import { readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { flags } from './options/flags.ts';
import { toCompose } from './to-compose.ts';
import { toRun } from './to-run.ts';

const schema = JSON.parse(
  readFileSync(new URL('fixtures/compose-spec.json', import.meta.url), 'utf8'),
) as Schema;
const validator = new Validator(schema, '2020-12', false);

interface ComposeFile {
  readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function compose(command: string) {
  const file = parse(toCompose(command).content) as ComposeFile;
  expect(validator.validate(file).errors, command).toEqual([]);
  return Object.values(file.services)[0];
}

const examples: Readonly<Record<Exclude<(typeof flags)[number]['kind'], 'switch'>, string>> = {
  value: '5m',
  list: 'a:1',
  map: 'size=1G',
  number: '3',
};
const ofKey: Readonly<Record<string, string>> = {
  publish: '8080:80',
  expose: '80',
  restart: 'always',
  pull: 'always',
  label: 'a=b',
  env: 'A=b',
  'env-file': '.env',
  annotation: 'a=b',
  sysctl: 'net.core.somaxconn=1024',
  link: 'db',
  dns: '8.8.8.8',
  cgroupns: 'host',
  'device-cgroup-rule': 'c 42:* rmw',
};

test('every option gives a file that the Compose Specification’s schema takes, and leads back', () => {
  for (const { long, kind } of flags) {
    const value = kind === 'switch' ? '' : ` '${ofKey[long] ?? examples[kind]}'`;
    const command = `docker run --${long}${value} nginx`;
    // Kept in old files, and no longer in the schema.
    if (long.startsWith('cpu-rt-')) continue;
    const service = compose(command);
    const { content } = toRun(toCompose(command).content, false);
    expect(content).toContain(`--${long}`);
    expect(compose(content)).toMatchObject(service ?? {});
  }
});

// From the reference of `docker container run`, with the matching keys of the Compose reference.
test.each<[string, object]>([
  [
    'docker run -it --rm -v $(pwd):/a -w /a node:24 npm test',
    { image: 'node:24', tty: true, stdin_open: true, working_dir: '/a', command: ['npm', 'test'] },
  ],
  [
    'docker run -p127.0.0.1:80:8080/tcp -eA=1 -e B nginx',
    { ports: ['127.0.0.1:80:8080/tcp'], environment: ['A=1', 'B'] },
  ],
  [
    'sudo docker container run --net=host --gpus 2 nginx',
    {
      network_mode: 'host',
      deploy: {
        resources: { reservations: { devices: [{ driver: 'nvidia', count: 2, capabilities: ['gpu'] }] } },
      },
    },
  ],
  [
    'docker run --mount type=bind,src=/a,dst=/b,readonly alpine',
    { volumes: [{ type: 'bind', source: '/a', target: '/b', read_only: true }] },
  ],
  [
    'podman run --ulimit nofile=1024:2048 --ulimit core=0 --stop-timeout 30 alpine',
    { ulimits: { nofile: { soft: 1024, hard: 2048 }, core: 0 }, stop_grace_period: '30s' },
  ],
  [
    'docker run --health-cmd "stat /x || exit 1" --health-interval=2s --health-retries 3 x',
    { healthcheck: { test: ['CMD-SHELL', 'stat /x || exit 1'], interval: '2s', retries: 3 } },
  ],
  [
    'docker run --log-driver=json-file --log-opt max-size=10m --log-opt max-file=3 x',
    { logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } } },
  ],
  ['docker run -e \'P=a$b\' -e "Q=$HOME" x', { environment: ['P=a$$b', 'Q=$HOME'] }],
  ['docker run ^\n -p 80:80 ^\r\n x `\n y', { ports: ['80:80'], command: ['y'] }],
  [
    'docker run --network a --network-alias z --ip 10.0.0.2 --network b x',
    { networks: { a: { aliases: ['z'], ipv4_address: '10.0.0.2' }, b: {} } },
  ],
])('%s', (command, wanted) => {
  expect(compose(command)).toMatchObject(wanted);
});

test('several commands are several services; volumes and networks are declared', () => {
  const { content } = toCompose(
    'docker network create n\ndocker run --network n -v data:/d x # c\ndocker run x; docker run y/x:1',
  );
  expect(parse(content)).toMatchObject({
    services: { x: {}, 'x-2': {}, 'x-3': {} },
    networks: { n: { external: true } },
    volumes: { data: {} },
  });
});

test('mistakes are reported with their place, and what is lost is named', () => {
  expect(() => toCompose('docker run \\\n  --nam web x')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 3 }) as unknown }),
  );
  expect(() => toCompose('docker run -e "A x')).toThrow('never closed');
  expect(() => toCompose('docker run -p')).toThrow('has no value');
  expect(() => toCompose('docker run -d')).toThrow('The image is missing');
  expect(() => toCompose('docker run —-name a nginx')).toThrow('— is not a hyphen');
  // Bash takes a backslash and a space for a word that is a space, and ends the command there.
  expect(() => toCompose('docker run -d \\ \n -p 80:80 nginx')).toThrow('A space follows the backslash');
  expect(() => toCompose('ls')).toThrow('no docker run command');
  expect(() => toRun('a: [', false)).toThrow('not valid YAML');
  expect(() => toRun('a: 1', false)).toThrow('no “services:”');
  const { notes } = toRun('services: {a: {build: ., depends_on: [b], image: x}}', false);
  expect(notes[0]?.sentence).toContain('build, depends_on');
});

test('names that objects have of their own are names like others', () => {
  expect(toCompose('docker run --name __proto__ --network constructor x').content).toContain('__proto__:');
});

test('whatever a value holds comes back', () => {
  const value = fc.string({
    unit: fc.constantFrom(...'a1 %&+<>"\'=\\$#{}:,-\u0301é'.split('')),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (values) => {
      const quoted = values.map((text) => `-e 'A=${text.replaceAll("'", String.raw`'\''`)}'`).join(' ');
      const first = toCompose(`docker run ${quoted} x`).content;
      expect(toCompose(toRun(first, true).content).content.replace('container_name: x\n', '')).toContain(
        first.slice(first.indexOf('image: x') + 8).trim(),
      );
    }),
  );
});

// From the Compose Specification's text on each key, and the matching option of Docker's reference.
test.each<[string, string]>([
  [`services: {x: {image: x, command: 'echo "$$HOME" ''a b'''}}`, "x echo '$HOME' 'a b'"],
  [
    '{services: {x: {image: x, networks: [n]}}, networks: {n: {name: real, external: true}}}',
    '--network real',
  ],
  ['services: {x: {image: x, healthcheck: {test: ["NONE"]}}}', '--no-healthcheck'],
  [
    'services: {x: {image: x, deploy: {resources: {limits: {cpus: "0.5", memory: 50M}}}}}',
    '--cpus 0.5 --memory 50M',
  ],
  [
    'services: {x: {image: x, deploy: {resources: {reservations: {devices: [{count: 2, capabilities: [gpu]}]}}}}}',
    '--gpus 2',
  ],
  ['services: {x: {image: x, blkio_config: {weight: 300}}}', '--blkio-weight 300'],
  [
    'services: {x: {image: x, blkio_config: {device_write_iops: [{path: /dev/sda, rate: 30}]}}}',
    '--device-write-iops /dev/sda:30',
  ],
  [
    'services: {x: {image: x, volumes: [{type: tmpfs, target: /t, tmpfs: {size: 64m, mode: 1016}}]}}',
    '--mount type=tmpfs,target=/t,tmpfs-mode=1770,tmpfs-size=64m',
  ],
  [
    'services: {x: {image: x, volumes: [{type: bind, source: /a, target: /b, bind: {propagation: rshared}}]}}',
    '--mount type=bind,source=/a,target=/b,bind-propagation=rshared',
  ],
  ['{services: {x: {image: x, volumes: ["v:/v:ro"]}}, volumes: {v: {name: real}}}', '--volume real:/v:ro'],
  ['services: {x: {image: x, pid: "service:b"}, b: {image: b, container_name: c}}', '--pid container:c'],
  ['services: {x: {image: x, network_mode: "service:b"}, b: {image: b}}', '--network container:b'],
  [
    'services: {x: {image: x, volumes_from: ["b:ro", "container:d"]}, b: {image: b, container_name: c}}',
    '--volumes-from c:ro --volumes-from d',
  ],
  ['services: {x: {image: x, gpus: all}}', '--gpus all'],
])('%s', (file, wanted) => {
  const { content, notes } = toRun(file, false);
  expect(content).toContain(wanted);
  expect(notes.filter(({ hint }) => hint !== 'Make them first: docker network create app_default')).toEqual(
    [],
  );
});

test.each<[string, object]>([
  [
    'docker run --mount type=tmpfs,destination=/t,tmpfs-size=64m,tmpfs-mode=1770 x',
    { volumes: [{ type: 'tmpfs', target: '/t', tmpfs: { size: '64m', mode: 0o1770 } }] },
  ],
  ['docker run --blkio-weight 300 x', { blkio_config: { weight: 300 } }],
  [
    'docker run --device-read-bps /dev/sda:1mb --blkio-weight-device /dev/sda:200 x',
    {
      blkio_config: {
        device_read_bps: [{ path: '/dev/sda', rate: '1mb' }],
        weight_device: [{ path: '/dev/sda', weight: 200 }],
      },
    },
  ],
  [
    'docker run --storage-opt size=1G --use-api-socket x',
    { storage_opt: { size: '1G' }, use_api_socket: true },
  ],
  [
    'docker run --mount type=bind,src=/a,dst=/b,consistency=cached,bind-recursive=disabled x',
    { volumes: [{ type: 'bind', consistency: 'cached', bind: { recursive: 'disabled' } }] },
  ],
  [
    'docker run --network n --link-local-ip 169.254.1.1 x',
    { networks: { n: { link_local_ips: ['169.254.1.1'] } } },
  ],
  ['docker run --entrypoint "/bin/sh -c" x', { entrypoint: ['/bin/sh -c'] }],
  [`docker run --entrypoint '/a"b' x`, { entrypoint: ['/a"b'] }],
  ['docker run -d=false --init=false -t=true x', { init: false, tty: true }],
  ["docker run -e K=$'a\\nb' x", { environment: ['K=a\nb'] }],
])('%s, as Docker reads it', (command, wanted) => {
  expect(compose(command)).toMatchObject(wanted);
});

test('what only a shell does, and what Compose lacks, is reported', () => {
  const told = (command: string) =>
    toCompose(command)
      .notes.map(({ sentence }) => sentence)
      .join(' ');
  expect(told('docker run x "$(pwd)"')).toContain('Compose runs no commands: $(pwd)');
  expect(told('docker run -v C:\\x:/x x')).toContain('a backslash is removed');
  expect(told('docker run --volume-driver local x')).toContain('--volume-driver has no counterpart');
  expect(told('docker run --cpuset-mems 0 x')).toContain('--cpuset-mems has no counterpart');
  // In single quotes a shell runs nothing; Traefik's labels are full of these.
  expect(told("docker run -l 'rule=Host(`a.b`)' x")).toBe('');
  expect(told('docker run -l "it\'s=`date`" x')).toContain('Compose runs no commands: `date`');
  const bind =
    'services: {x: {image: x, volumes: [{type: bind, source: /a, target: /b, bind: {selinux: z}}]}}';
  // Only --volume has the labels as options (docker run, “Mount volume”).
  expect(toRun(bind, false)).toMatchObject({
    notes: [],
    content: expect.stringContaining('--volume /a:/b:z ') as string,
  });
});

test('networks that exclude each other are refused', () => {
  expect(() => toCompose('docker run --network host --ip 172.20.0.5 x')).toThrow('a network with a name');
  expect(() => toCompose('docker run --network host --network n x')).toThrow('excludes any other network');
});

// The names are those of the choice “Direction”.
test('a text for the other direction says which to choose', () => {
  const hintOf = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      return (error as { details?: { hint?: string } }).details?.hint;
    }
  };
  expect(hintOf(() => toRun('sudo docker run x', false))).toContain('docker run → Compose');
  expect(hintOf(() => toCompose('services:\n  a:\n    image: x\n'))).toContain('Compose → docker run');
});

// Microsoft’s “Quickstart: run SQL Server containers” for PowerShell; about_Special_Characters: its escape is the backtick.
test.each(['`', '^'])('a backslash is itself where lines go on after %s', (mark) => {
  const script = `docker run -d ${mark}\n  -v C:\\data:/var/opt/mssql ${mark}\n  mcr.microsoft.com/mssql/server`;
  const { content, notes } = toCompose(script);
  expect(content).toContain('- C:\\data:/var/opt/mssql\n');
  expect(notes).toEqual([]);
});

// Bash makes a word of “ #” (Bash manual, 3.1.2.1), which Docker refuses as an image: “invalid reference format”.
test('a comment after the backslash of a line is refused', () => {
  expect(() => toCompose('docker run -d \\ # detach\n  -p 80:80 nginx')).toThrow(
    'A comment follows the backslash',
  );
});
