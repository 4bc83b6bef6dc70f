import { expect, test } from 'vitest';
import { toRun } from './to-run.ts';

// Compose Specification: entrypoint, stop_grace_period with durations as sums by hand, and healthcheck.
test.each<[string, string]>([
  [`{image: i, entrypoint: 'sh -c "a b"', command: c}`, "--entrypoint sh i -c 'a b' c"],
  ['{image: i, entrypoint: [/e.sh, --x, "y z"], command: [c]}', "--entrypoint /e.sh i --x 'y z' c"],
  ['{image: i, entrypoint: []}', "--entrypoint '' i"],
  ['{image: i, stop_grace_period: 1m}', '--stop-timeout 60 i'],
  ['{image: i, stop_grace_period: 1m30s}', '--stop-timeout 90 i'],
  ['{image: i, stop_grace_period: 1h}', '--stop-timeout 3600 i'],
  ['{image: i, healthcheck: {test: [CMD, a, "b c"]}}', String.raw`--health-cmd 'a '\''b c'\''' i`],
])('%s', (service, wanted) => {
  const { content, notes } = toRun(`services: {x: ${service}}`, false);
  expect(content).toBe(`docker run -d --name x ${wanted}`);
  const isCheck = service.includes('CMD');
  expect(notes.map(({ severity }) => severity)).toEqual(isCheck ? ['info'] : []);
});

test('a duration that docker run cannot take is named', () => {
  const grace = (text: string) => toRun(`services: {x: {image: i, stop_grace_period: ${text}}}`, false);
  expect(grace('1500ms').notes[0]?.sentence).toContain('1500ms became 2');
  expect(grace('soon').notes[0]?.sentence).toContain('“soon” is not a duration');
});

test.each([
  ['services:\n  x:\n    image: *none', 'There is no anchor &none', 3],
  ['services:\n  x:\n    <<: 5', 'The value of << is not a mapping', 3],
  ['services:\n  x:\n    <<: *y', 'There is no anchor', 3],
  ['services:\n  x:\n    image: a\n    image: b', 'The key “image” is in line 3', 4],
])('%j is not valid YAML, with its line', (file, message, line) => {
  const error: unknown = expect.objectContaining({
    message: expect.stringContaining(`not valid YAML: ${message}`) as string,
    details: expect.objectContaining({ line }) as unknown,
  });
  expect(() => toRun(file, false)).toThrow(error as Error);
});

const commands = (file: string) => toRun(file, false).content.split('\n\n');
const hints = (file: string) => toRun(file, false).notes.map(({ hint }) => hint);

// Compose Specification: services find each other on their networks by the names of their services.
test('services have a network where they find each other', () => {
  const two =
    'services: {a: {image: i, container_name: c}, b: {image: i}, h: {image: i, network_mode: host}}';
  expect(commands(two)).toEqual([
    'docker run -d --name c --network app_default --network-alias a i',
    'docker run -d --name b --network app_default i',
    'docker run -d --name h --network host i',
  ]);
  expect(hints(two)).toEqual(['Make them first: docker network create app_default']);
  const proxy = '{services: {a: {image: i}}, networks: {default: {name: proxy, external: true}}}';
  expect(commands(proxy)).toEqual(['docker run -d --name a --network proxy i']);
  const own = '{services: {a: {image: i, container_name: c, networks: [m, n]}}, networks: {m: {}, n: {}}}';
  expect(commands(own)[0]).toContain('--network m --network-alias a --network name=n,alias=a');
});

// Compose Specification, “name”: networks and volumes without a name of their own get the project's as a prefix.
test('networks and volumes get the name of the project as a prefix', () => {
  const sections = 'networks: {front: {}, o: {external: true}}, volumes: {data: {}, w: {name: w}}';
  const file = `{name: p, services: {a: {image: i, networks: [front, o], volumes: ["data:/d", "w:/w"]}, b: {image: i}, c: {image: i}}, ${sections}}`;
  expect(commands(file)).toEqual([
    'docker run -d --name a --volume p_data:/d --volume w:/w --network p_front --network o i',
    'docker run -d --name b --network p_default i',
    'docker run -d --name c --network p_default i',
  ]);
  expect(hints(file)).toEqual([
    'Make them first: docker network create p_front && docker network create p_default',
  ]);
});

// docker run refuses --network container:b and --link b while there is no such container.
test.each([
  ['a: {image: i, network_mode: "service:b"}, b: {image: i}', 'b a'],
  ['a: {image: i, ipc: "service:b"}, b: {image: i, depends_on: {c: {}}}, c: {image: i}', 'c b a'],
  ['a: {image: i, links: ["b:x"]}, b: {image: i, volumes_from: [c]}, c: {image: i}', 'c b a'],
  ['a: {image: i, depends_on: [c]}, b: {image: i}, c: {image: i, depends_on: [a]}', 'a c b'],
])('%s come as %s', (services, order) => {
  const names = commands(`services: {${services}}`).map((line) => /--name (\w)/.exec(line)?.[1]);
  expect(names.join(' ')).toBe(order);
});

// Docker 28: docker run --help and docker build --help; the long forms of the Compose Specification.
test.each<[string, string]>([
  ['ports: [{target: 80, host_ip: 127.0.0.1}]', '--publish 127.0.0.1::80'],
  ['ports: [{target: 80, published: 8080, host_ip: "::1"}]', "--publish '[::1]:8080:80'"],
  [
    'volumes: ["~/a:/b", "~b:/c"], env_file: ~/e',
    '--env-file "$HOME/e" --volume "$HOME/a:/b" --volume \'~b:/c\'',
  ],
  ['volumes: [{type: bind, source: ~/a, target: /b}]', '--mount "type=bind,source=$HOME/a,target=/b"'],
  ['gpus: [{options: {a: b}}]', `--gpus 'all,"options=a=b"'`],
])('%s is written as Docker takes it', (key, wanted) => {
  expect(toRun(`services: {x: {image: i, ${key}}}`, false)).toEqual({
    content: `docker run -d --name x ${wanted} i`,
    notes: [],
  });
});

test.each<[string, string]>([
  ['build: ./app', 'docker build -t x ./app'],
  ['image: r/i:1, build: .', 'docker build -t r/i:1 .'],
  [
    'build: {context: app/, dockerfile: d/Dev, args: {A: 1}, target: t}',
    'docker build -t x -f app/d/Dev --build-arg A=1 --target t app/',
  ],
  ['build: {dockerfile: Dev, args: [A]}', 'docker build -t x -f Dev --build-arg A .'],
  ['build: {context: "https://h/r.git", dockerfile: Dev}', 'docker build -t x -f Dev https://h/r.git'],
])('%s is built by a command', (service, wanted) => {
  expect(hints(`services: {x: {${service}}}`)).toEqual([`Build the image first: ${wanted}`]);
});

test('a note names services in other files, and files that may be missing', () => {
  const sentences = (file: string) => toRun(file, false).notes.map(({ sentence }) => sentence);
  expect(sentences('{include: [a.yaml], services: {x: {image: i}, y: {extends: x}}}')).toEqual([
    'The files of “include” are not read: their services are missing.',
    'y is left out: what it extends is not merged.',
  ]);
  expect(() => toRun('services: {y: {extends: {file: a.yaml, service: y}}}', false)).toThrow('y is left out');
  expect(sentences('services: {x: {image: i, env_file: [{path: .env, required: false}]}}')).toEqual([
    'x: docker run fails without .env, which Compose may do without.',
  ]);
  expect(sentences('services: {x: {build: {no_cache: true}}}')).toEqual([
    'x: build, build.no_cache have no option of docker run.',
  ]);
});

// Compose Specification, configs and secrets: targets. Docker Compose 1.29 and 2 make the same mounts of files.
test('secrets and configs of files become mounts', () => {
  const file = `
services:
  db:
    image: i
    volumes: ["d:/d"]
    secrets: [pw, {source: key, target: /etc/key}, {source: key, target: named}, outside]
    configs: [conf, {source: conf, target: /etc/app.conf, mode: 0440}]
secrets: {pw: {file: db/password.txt}, key: {file: /srv/key}, outside: {environment: TOKEN}}
configs: {conf: {file: ./app.conf}}`;
  const mount = (source: string, target: string) =>
    `--mount type=bind,source=${source},target=${target},readonly`;
  expect(commands(file)).toEqual([
    [
      'docker run -d --name db --volume d:/d',
      mount('./db/password.txt', '/run/secrets/pw'),
      mount('/srv/key', '/etc/key'),
      mount('/srv/key', '/run/secrets/named'),
      mount('./app.conf', '/conf'),
      mount('./app.conf', '/etc/app.conf'),
      'i',
    ].join(' '),
  ]);
  expect(toRun(file, false).notes.map(({ sentence }) => sentence)).toEqual([
    'db: secrets has no option of docker run.',
  ]);
});

// The numbers are those of gopkg.in/yaml.v3, with which Compose reads its files.
test('numbers are read as Compose reads them', () => {
  const file =
    'services: {a: {image: i, environment: [A], labels: {a: 01770, b: 1_000, c: 0b11, d: -017, e: 089, f: 12:30, g: 0o17}}}';
  expect(commands(file)).toEqual([
    'docker run -d --name a --env A --label a=1016 --label b=1000 --label c=3 --label d=-15 --label e=89 --label f=12:30 --label g=15 i',
  ]);
});
