import { optionalNumber, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  ownLimit: optionalNumber({ min: 1, max: 10_000_000, isInteger: true }),
};

export type CounterState = StateOf<typeof schema>;
