import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { Note } from '#core/errors.ts';
import { blockFlags } from './flags.ts';
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
    return [{ severity: 'warning', sentence, hint: 'Write it as 1m30s.' }];
  }
  const parts = Array.from(text.matchAll(/([\d.]+)(h|ms?|s|us)?/g), ([, count, unit = 's']) => {
    return Number(count) * secondsOf[unit as keyof typeof secondsOf];
  });
  const seconds = parts.reduce((sum, part) => sum + part, 0);
  add('stop-timeout', String(Math.ceil(seconds)));
  const sentence = `${name}: docker run takes whole seconds: ${text} became ${Math.ceil(seconds)}.`;
  return Number.isInteger(seconds) ? [] : [{ severity: 'warning', sentence }];
}

/** Carries over the limits and GPUs of a service; returns the names of what docker run has no option for. */
export function addResources({ blkio_config: blkio, deploy, gpus }: Settings, add: AddOption): string[] {
  const lost = addBlockLimits(settingsOf(blkio), add);
  if (gpus !== undefined && gpus !== null) addGpus(gpus, add);
  const { resources, ...others } = settingsOf(deploy);
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

/** `all`, or a list of devices. */
function addGpus(gpus: unknown, add: AddOption): void {
  if (!Array.isArray(gpus)) add('gpus', textOf(gpus));
  else
    for (const { device_ids: ids, count = 'all' } of gpus.filter(isSettings))
      add('gpus', Array.isArray(ids) ? `"device=${ids.map(textOf).join(',')}"` : textOf(count));
}
