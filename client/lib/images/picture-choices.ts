/**
 * What happens to dates, camera data, captions and locations. Color profiles are not included, because the pixels need
 * them.
 */
export const metadataPolicies = ['strip', 'keep-without-location', 'keep'] as const;
export type MetadataPolicy = (typeof metadataPolicies)[number];

/** How long an encoder may search for a smaller file. */
export const efforts = ['fast', 'balanced', 'smallest'] as const;
export type Effort = (typeof efforts)[number];

export const chromaModes = ['auto', 'full', 'shared'] as const;
/**
 * Color detail: `full` = one color value per pixel, `shared` = one per 2 × 2 pixels, `auto` = depends on the quality.
 */
export type ChromaMode = (typeof chromaModes)[number];

/** The choices with the labels that the page and the operation share. */
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
