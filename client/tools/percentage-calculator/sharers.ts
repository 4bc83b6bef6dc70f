import { asInput, type StateField } from '#client/tool-kit/state/state-schema.ts';

/** One person at the table, as typed. */
export interface Sharer {
  /** May be empty: then the person is called by the place in the list. */
  readonly name: string;
  readonly weight: string;
  readonly amount: string;
}

export const maxSharers = 50;

const maxLength = 100;

const initial: readonly Sharer[] = [
  { name: '', weight: '1', amount: '30' },
  { name: '', weight: '2', amount: '20' },
];

export const sharersField: StateField<readonly Sharer[]> = asInput({
  initial,
  role: 'input',
  accept: (raw) =>
    Array.isArray(raw) && raw.length >= 1 && raw.length <= maxSharers && raw.every(isSharer)
      ? raw.map(({ name, weight, amount }) => ({ name, weight, amount }))
      : undefined,
});

export const newSharer: Sharer = { name: '', weight: '1', amount: '0' };

/** What the person at a place of the list is called. */
export function nameOf({ name }: Sharer, index: number): string {
  return name.trim() || `Person ${index + 1}`;
}

/** What a mistake in a person's number calls its field. */
export function sharerField(index: number): string {
  return `sharer-${index}`;
}

function isSharer(raw: unknown): raw is Sharer {
  if (typeof raw !== 'object' || raw === null) return false;
  const { name, weight, amount } = raw as Record<string, unknown>;
  return [name, weight, amount].every((value) => typeof value === 'string' && value.length <= maxLength);
}
