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
