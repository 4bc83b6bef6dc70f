import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const digits = ['7', '6', '5', '4', '3', '2', '1', '0'] as const;
const rights = {
  7: '7: read, write, execute',
  6: '6: read, write',
  5: '5: read, execute',
  4: '4: read',
  3: '3: write, execute',
  2: '2: write',
  1: '1: execute',
  0: '0: nothing',
};

/** The options, each with its label. */
export const schema = {
  written: text('', 200, 'Mode', {
    role: 'input',
    hint: 'As in 755, rwxr-xr-x, u=rwx,go=rx, or +x to change what is chosen below',
    isMono: true,
  }),
  owner: choice(digits, '7', 'Owner', { choiceLabels: rights }),
  group: choice(digits, '5', 'Group', { choiceLabels: rights }),
  others: choice(digits, '5', 'Others', { choiceLabels: rights }),
  special: choice(['0', '1', '2', '3', '4', '5', '6', '7'], '0', 'Special bits', {
    choiceLabels: {
      0: 'None',
      1: '1: sticky',
      2: '2: set group ID',
      3: '3: set group ID, sticky',
      4: '4: set user ID',
      5: '5: set user ID, sticky',
      6: '6: set user ID, set group ID',
      7: '7: all three',
    },
  }),
};

export type ChmodOptions = StateOf<typeof schema>;
