import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toCompose } from './to-compose.ts';
import { toRun } from './to-run.ts';

const compose = (script: string) =>
  parse(toCompose(script).content) as { services: Record<string, unknown>; volumes?: unknown };

// Fields as in opts/network.go, opts/mount.go and opts/gpus.go of docker/cli; keys as in the Compose Specification.
test.each<[string, object]>([
  [
    `--network 'name=n,alias=a,alias=b,"driver-opt=k=v,w",mac-address=02:42:ac:11:00:02,gw-priority=5'`,
    {
      networks: {
        n: {
          aliases: ['a', 'b'],
          driver_opts: { k: 'v,w' },
          mac_address: '02:42:ac:11:00:02',
          gw_priority: 5,
        },
      },
    },
  ],
  ['--network a --network b --ip 10.0.0.2', { networks: { a: { ipv4_address: '10.0.0.2' }, b: {} } }],
  ['--network n --net-alias z', { networks: { n: { aliases: ['z'] } } }],
  [
    `--mount 'type=bind,"src=/a,b",dst=/c,bind-create-src'`,
    { volumes: [{ type: 'bind', source: '/a,b', target: '/c', bind: { create_host_path: true } }] },
  ],
  [
    `--gpus '"device=0,1","capabilities=utility"'`,
    {
      deploy: {
        resources: {
          reservations: {
            devices: [{ driver: 'nvidia', device_ids: ['0', '1'], capabilities: ['utility', 'gpu'] }],
          },
        },
      },
    },
  ],
  // Compose looks for services of the file, unless it is said that they are containers.
  ['--volumes-from data:ro', { volumes_from: ['container:data:ro'] }],
  ['--link db:d', { external_links: ['db:d'] }],
  // Interpolation takes each $ for the begin of a variable.
  ['-e "A=cost $ 5" -e B=$?', { environment: ['A=cost $$ 5', 'B=$$?'] }],
  ['--network host -p 80:80', { network_mode: 'host' }],
  // UnitBytes of compose-go takes -1 only as a number.
  ['--memory-swap -1', { memswap_limit: -1 }],
  ['--no-healthcheck=false', {}],
  [
    '--mount type=bind,src=/a,dst=/b,bind-nonrecursive=true',
    { volumes: [{ type: 'bind', source: '/a', target: '/b', bind: { recursive: 'disabled' } }] },
  ],
  [
    `--gpus device=0 --gpus '1,"options=a=b"'`,
    {
      deploy: {
        resources: {
          reservations: {
            devices: [
              { driver: 'nvidia', device_ids: ['0'], capabilities: ['gpu'] },
              { driver: 'nvidia', count: 1, capabilities: ['gpu'], options: { a: 'b' } },
            ],
          },
        },
      },
    },
  ],
])('docker run %s', (options, wanted) => {
  expect(compose(`docker --context far -H tcp://h run ${options} i`).services).toEqual({
    i: { image: 'i', ...wanted },
  });
});

test('a link to a container of another command stays a link', () => {
  const { db, i } = compose('docker run --name db p && docker run --link db --volumes-from db i').services;
  expect(db).toEqual({ image: 'p', container_name: 'db' });
  expect(i).toEqual({ image: 'i', volumes_from: ['db'], links: ['db'] });
});

test('the driver of a volume is declared beside the services, as the Compose Specification says', () => {
  const mount = 'source=v,target=/v,volume-driver=local,volume-opt=type=nfs,volume-opt=device=:/x';
  expect(compose(`docker run --mount ${mount} i`)).toEqual({
    services: { i: { image: 'i', volumes: [{ type: 'volume', source: 'v', target: '/v' }] } },
    volumes: { v: { name: 'v', driver: 'local', driver_opts: { type: 'nfs', device: ':/x' } } },
  });
});

// The README of linuxserver/plex, and words as sh makes them.
test.each<[string, object]>([
  [
    'docker run -d --name=plex --net=host -e PLEX_CLAIM= `#optional` \\\n -v /a:/config --restart unless-stopped lscr.io/linuxserver/plex:latest',
    {
      image: 'lscr.io/linuxserver/plex:latest',
      container_name: 'plex',
      network_mode: 'host',
      environment: ['PLEX_CLAIM='],
      volumes: ['/a:/config'],
      restart: 'unless-stopped',
    },
  ],
  ['docker run --user $(id -u):$(id -g) i', { image: 'i', user: '$(id -u):$(id -g)' }],
  ['docker run -i i a < dump.sql > out.txt 2>&1 &', { image: 'i', stdin_open: true, command: ['a'] }],
  ['docker run --env-file <(env) i', { image: 'i', env_file: ['<(env)'] }],
])('%s', (script, wanted) => {
  expect(Object.values(compose(script).services)).toEqual([wanted]);
});

test('a volume keeps its name and options, as the Compose Specification has keys for them', () => {
  const create = 'docker volume create -d local --opt type=nfs -o device=:/x --label a=b data';
  expect(compose(`${create}\ndocker run -v data:/d i`).volumes).toEqual({
    data: { name: 'data', driver: 'local', driver_opts: { type: 'nfs', device: ':/x' }, labels: { a: 'b' } },
  });
});

// The name of a container begins with a letter or digit (docker run --name), and Compose makes it of the service's.
test('a service of an image that is not known yet has a name', () => {
  expect(Object.keys(compose('docker run $IMG; docker run <image>').services)).toEqual(['IMG', 'image']);
});

test('names what stays with the shell', () => {
  const notes = (script: string) => toCompose(script).notes.map(({ sentence }) => sentence);
  expect(notes('docker run i a < dump.sql 2>&1')).toEqual([
    '< dump.sql is for the shell, and is left out.',
    '2>&1 is for the shell, and is left out.',
  ]);
  expect(notes('docker run -e A= `#optional` i')).toEqual([]);
  expect(notes('IMG=redis:7; B=1; docker run -v %cd%:/a $IMG')).toEqual([
    'Compose puts in nothing for %cd%: it stays as it is.',
    'Compose does not read IMG=redis:7 in a script.',
  ]);
});

// Docker 28 takes each of these options; keys as in the Compose Specification.
test.each<[string, string]>([
  ['extra_hosts: {h: [1.1.1.1, "::1"]}', '--add-host h:1.1.1.1 --add-host h:::1'],
  ['devices: [{source: /dev/a, target: /dev/b, permissions: r}]', '--device /dev/a:/dev/b:r'],
  ['external_links: [redis:r]', '--link redis:r'],
  ['cpu_quota: 50ms', '--cpu-quota 50000'],
  ['deploy: {restart_policy: {condition: on-failure, max_attempts: 3}}', '--restart on-failure:3'],
  ['gpus: [{count: 1, capabilities: [gpu, utility]}]', `--gpus '1,"capabilities=utility"'`],
  [
    'networks: {a: {ipv4_address: 10.0.0.2}, b: {ipv4_address: 10.1.0.2, driver_opts: {k: v}}}',
    '--network a --ip 10.0.0.2 --network name=b,ip=10.1.0.2,driver-opt=k=v',
  ],
])('%s', (key, wanted) => {
  expect(toRun(`services: {x: {image: i, ${key}}}`, false)).toEqual({
    content: `docker run -d --name x ${wanted} i`,
    notes: [],
  });
});

test('names the networks and volumes that docker run does not make', () => {
  const file = `{services: {x: {image: i, networks: [n, o]}}, volumes: {v: {driver: d, driver_opts: {a: b}}, w: {}},
    networks: {n: {internal: true, ipam: {config: [{subnet: 10.0.0.0/24}]}}, o: {external: true}}}`;
  expect(toRun(file, false).notes.map(({ hint }) => hint)).toEqual([
    'Make them first: docker network create --internal --subnet 10.0.0.0/24 n && docker volume create --driver d --opt a=b v',
  ]);
});

// Docker's manual, Bridge networks: containers find each other only on a network that both are in.
test('a link to a container outside the file gets a warning if neither has a network', () => {
  const far = (script: string) =>
    toCompose(script).notes.flatMap(({ severity, sentence }) => (severity === 'warning' ? [sentence] : []));
  expect(far('docker run --name odoo --link db:db -t odoo')).toEqual([
    'odoo does not reach db: Compose gives it a network of its own.',
  ]);
  expect(far('docker run --name odoo --network n --link db:db -t odoo')).toEqual([]);
  expect(far('docker run --name db postgres\ndocker run --link db:db odoo')).toEqual([]);
});
