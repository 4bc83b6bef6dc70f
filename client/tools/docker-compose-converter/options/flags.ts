/** The place of a `docker run` option in a compose file. */
export interface Flag {
  readonly long: string;
  readonly short: string;
  /** The key of a service. */
  readonly key: string;
  readonly kind: 'value' | 'list' | 'map' | 'switch' | 'number';
}

// Long name, short name, key of the service, kind; by Docker's command line reference and the Compose Specification.
const table = `
add-host - extra_hosts list
annotation - annotations list
cap-add - cap_add list
cap-drop - cap_drop list
cgroup-parent - cgroup_parent value
cgroupns - cgroup value
cpu-count - cpu_count number
cpu-percent - cpu_percent number
cpu-period - cpu_period number
cpu-quota - cpu_quota number
cpu-rt-period - cpu_rt_period number
cpu-rt-runtime - cpu_rt_runtime number
cpu-shares c cpu_shares number
cpus - cpus number
cpuset-cpus - cpuset value
device - devices list
device-cgroup-rule - device_cgroup_rules list
dns - dns list
dns-option - dns_opt list
dns-search - dns_search list
domainname - domainname value
entrypoint - entrypoint value
env e environment list
env-file - env_file list
expose - expose list
group-add - group_add list
hostname h hostname value
init - init switch
interactive i stdin_open switch
ipc - ipc value
isolation - isolation value
label l labels list
label-file - label_file list
link - links list
mac-address - mac_address value
memory m mem_limit value
memory-reservation - mem_reservation value
memory-swap - memswap_limit number
memory-swappiness - mem_swappiness number
name - container_name value
oom-kill-disable - oom_kill_disable switch
oom-score-adj - oom_score_adj number
pid - pid value
pids-limit - pids_limit number
platform - platform value
privileged - privileged switch
publish p ports list
pull - pull_policy value
read-only - read_only switch
restart - restart value
runtime - runtime value
security-opt - security_opt list
shm-size - shm_size value
stop-signal - stop_signal value
storage-opt - storage_opt map
sysctl - sysctls list
tmpfs - tmpfs list
tty t tty switch
use-api-socket - use_api_socket switch
user u user value
userns - userns_mode value
uts - uts value
volume v volumes list
volumes-from - volumes_from list
workdir w working_dir value`;

export const flags: readonly Flag[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [long = '', short = '', key = '', kind = 'value'] = line.split(' ');
    return { long, short: short === '-' ? '' : short, key, kind: kind as Flag['kind'] };
  });

/** Options that limit a block device: the key of `blkio_config`, and of the number there. */
export const blockFlags: Readonly<Record<string, readonly [list: string, number: string]>> = {
  'blkio-weight-device': ['weight_device', 'weight'],
  'device-read-bps': ['device_read_bps', 'rate'],
  'device-read-iops': ['device_read_iops', 'rate'],
  'device-write-bps': ['device_write_bps', 'rate'],
  'device-write-iops': ['device_write_iops', 'rate'],
};

/** Options of `--mount` that a file has within the settings of a kind of mount. */
export const mountOptions: readonly (readonly [flag: string, group: string, key: string])[] = [
  ['bind-create-src', 'bind', 'create_host_path'],
  ['bind-propagation', 'bind', 'propagation'],
  ['bind-recursive', 'bind', 'recursive'],
  ['image-subpath', 'image', 'subpath'],
  ['tmpfs-mode', 'tmpfs', 'mode'],
  ['tmpfs-size', 'tmpfs', 'size'],
  ['volume-nocopy', 'volume', 'nocopy'],
  ['volume-subpath', 'volume', 'subpath'],
];

/** Options that need more than a key, with whether a value follows. */
export const specialFlags: Readonly<Record<string, boolean>> = {
  'blkio-weight': true,
  gpus: true,
  'health-cmd': true,
  'health-interval': true,
  'health-retries': true,
  'health-start-interval': true,
  'health-start-period': true,
  'health-timeout': true,
  ip: true,
  ip6: true,
  'link-local-ip': true,
  'log-driver': true,
  'log-opt': true,
  mount: true,
  network: true,
  'network-alias': true,
  'no-healthcheck': false,
  'stop-timeout': true,
  ulimit: true,
  ...Object.fromEntries(Object.keys(blockFlags).map((name) => [name, true])),
};

/** Options that say how the command runs, and have no place in a file; with whether a value follows. */
export const ignoredFlags: Readonly<Record<string, boolean>> = {
  attach: true,
  cidfile: true,
  detach: false,
  'detach-keys': true,
  'disable-content-trust': false,
  help: false,
  quiet: false,
  rm: false,
  'sig-proxy': false,
};

/** Options that Compose has nothing for, or only in another form; with whether a value follows. */
export const lostFlags: Readonly<Record<string, boolean>> = {
  'cpuset-mems': true,
  'io-maxbandwidth': true,
  'io-maxiops': true,
  'kernel-memory': true,
  'publish-all': false,
  'volume-driver': true,
};

export const otherShorts: Readonly<Record<string, string>> = {
  a: 'attach',
  d: 'detach',
  P: 'publish-all',
  q: 'quiet',
};
