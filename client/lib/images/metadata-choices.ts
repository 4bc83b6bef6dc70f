/**
 * What happens to dates, camera data, captions and locations. Color profiles are not included, because the pixels need
 * them.
 */
export const metadataPolicies = ['strip', 'keep-without-location', 'keep'] as const;
export type MetadataPolicy = (typeof metadataPolicies)[number];
