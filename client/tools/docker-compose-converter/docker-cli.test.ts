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
    volumes: { v: { driver: 'local', driver_opts: { type: 'nfs', device: ':/x' } } },
  });
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
