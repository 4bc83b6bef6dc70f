/** What the options may be, in the words of the page and of the operation. */
export const bookmarkChoices = [
  { value: 'keep', label: 'Keep those of the files' },
  { value: 'files', label: 'One for each file, its own below it' },
  { value: 'none', label: 'None' },
] as const;

export const pageLabelChoices = [
  { value: 'keep', label: 'Keep those of the files' },
  { value: 'restart', label: 'From 1 again in each file' },
  { value: 'plain', label: 'From 1 to the end' },
] as const;

export const imagePageChoices = [
  { value: 'match', label: 'Like the other pages' },
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
  { value: 'image', label: 'As large as the picture' },
] as const;
