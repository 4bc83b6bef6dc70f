/** What the options may be, in the words of the page and of the operation. */
export const effortChoices = [
  { value: 'fast', label: 'Fast' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'smallest', label: 'Smallest file' },
] as const;

export const chromaChoices = [
  { value: 'auto', label: 'By quality' },
  { value: 'full', label: 'Full (sharp red edges)' },
  { value: 'shared', label: 'Halved (smaller)' },
] as const;
