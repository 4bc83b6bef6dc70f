/** The choices of each option, with the labels that the page and the operation share. */
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
