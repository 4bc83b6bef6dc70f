/** What the options may be, in the words of the page and of the operation. */
export const formatChoices = [
  { value: 'jpeg', label: 'JPEG' },
  { value: 'png', label: 'PNG' },
  { value: 'webp', label: 'WebP' },
  { value: 'avif', label: 'AVIF' },
  { value: 'same', label: 'Same' },
] as const;

export const metadataChoices = [
  { value: 'strip', label: 'Remove all' },
  { value: 'keep-without-location', label: 'Keep all but the location' },
  { value: 'keep', label: 'Keep all' },
] as const;
