import { warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { Note } from '#core/errors.ts';
import { blockFlags } from './options/flags.ts';
import { itemsOf } from './long-forms.ts';
import { isSettings, type Settings, textOf } from './read-compose.ts';

/** Writes an option and its value. */
export type AddOption = (flag: string, value: string) => void;

const secondsOf = { h: 3600, m: 60, s: 1, ms: 0.001, us: 0.000_001 } as const;

/** Compose takes a duration such as 1m30s, docker run only whole seconds. */
export function addGrace(name: string, grace: unknown, add: AddOption): Note[] {
  if (grace === undefined || grace === null) return [];
  const text = textOf(grace);
  if (!/^(?:\d+|(?:\d+(?:\.\d+)?(?:h|m|s|ms|us))+)$/.test(text)) {
    const sentence = `${name}: stop_grace_period “${text}” is not a duration, and is left out.`;
    return [warn(sentence, 'Write it as 1m30s.')];
  }
  const seconds = toSeconds(text);
  add('stop-timeout', String(Math.ceil(seconds)));
  const sentence = `${name}: docker run takes whole seconds: ${text} became ${Math.ceil(seconds)}.`;
  return Number.isInteger(seconds) ? [] : [warn(sentence)];
}

function toSeconds(text: string): number {
  const parts = Array.from(text.matchAll(/([\d.]+)(h|ms?|s|us)?/g), ([, count, unit = 's']) => {
    return Number(count) * secondsOf[unit as keyof typeof secondsOf];
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Compose takes a duration for a time of the CPU, docker run the number of microseconds. */
export function toMicroseconds(text: string): string {
  return /^(?:[\d.]+(?:h|ms?|s|us))+$/.test(text) ? String(Math.round(toSeconds(text) * 1e6)) : text;
}

const restartOf = { none: 'no', any: 'always', 'on-failure': 'on-failure' } as const;

/** Compose itself reads `deploy.restart_policy` so; returns the names of what docker run has no option for. */
function addRestart(policy: Settings, add: AddOption): string[] {
  const { condition = 'any', max_attempts: attempts, ...others } = policy;
  const name = readOwn(restartOf, textOf(condition)) ?? textOf(condition);
  add('restart', name === 'on-failure' && attempts !== undefined ? `${name}:${textOf(attempts)}` : name);
  return Object.keys(others).map((key) => `deploy.restart_policy.${key}`);
}

/** Carries over the limits and GPUs of a service; returns the names of what docker run has no option for. */
export function addResources(service: Settings, add: AddOption): string[] {
  const { blkio_config: blkio, deploy, gpus } = service;
  const lost = addBlockLimits(settingsOf(blkio), add);
  if (gpus !== undefined && gpus !== null) addGpus(gpus, add);
  const { resources, restart_policy: policy, ...others } = settingsOf(deploy);
  if (isSettings(policy) && service.restart === undefined) append(lost, addRestart(policy, add));
  const { limits, reservations } = settingsOf(resources);
  append(
    lost,
    Object.keys(others).map((key) => `deploy.${key}`),
  );
  for (const [key, value] of Object.entries(settingsOf(limits))) {
    const flag = { cpus: 'cpus', memory: 'memory', pids: 'pids-limit' }[key];
    if (flag === undefined) lost.push(`deploy.${key}`);
    else add(flag, textOf(value));
  }
  for (const [key, value] of Object.entries(settingsOf(reservations))) {
    if (key === 'memory') add('memory-reservation', textOf(value));
    else if (key === 'devices') addGpus(value, add);
    else lost.push(`deploy.reservations.${key}`);
  }
  return lost;
}

function settingsOf(value: unknown): Settings {
  return isSettings(value) ? value : {};
}

function addBlockLimits(blkio: Settings, add: AddOption): string[] {
  const flagOf = new Map(Object.entries(blockFlags).map(([flag, [list, number]]) => [list, [flag, number]]));
  return Object.entries(blkio).flatMap(([key, value]) => {
    const [flag = '', number = ''] = flagOf.get(key) ?? [];
    if (key === 'weight') add('blkio-weight', textOf(value));
    else if (flag === '' || !Array.isArray(value)) return [`blkio_config.${key}`];
    else
      for (const item of value.filter(isSettings))
        add(flag, `${textOf(item.path)}:${textOf(readOwn(item, number))}`);
    return [];
  });
}

/** `all`, or a list of devices. Docker adds the capability gpu, and takes lists in quotes. */
function addGpus(gpus: unknown, add: AddOption): void {
  if (!Array.isArray(gpus)) add('gpus', textOf(gpus));
  else
    for (const { device_ids: ids, count = 'all', capabilities, driver, options } of gpus.filter(isSettings)) {
      const further = (Array.isArray(capabilities) ? capabilities : [])
        .map(textOf)
        .filter((name) => name !== 'gpu');
      const fields = [
        Array.isArray(ids) ? `"device=${ids.map(textOf).join(',')}"` : textOf(count),
        ...(further.length > 0 ? [`"capabilities=${further.join(',')}"`] : []),
        ...(driver === undefined || driver === 'nvidia' ? [] : [`driver=${textOf(driver)}`]),
        ...(options === undefined ? [] : [`"options=${itemsOf(options, 'options').join(',')}"`]),
      ];
      add('gpus', fields.join(','));
    }
}
