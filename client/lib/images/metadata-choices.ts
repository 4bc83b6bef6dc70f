/** What happens to dates, camera data, captions and places. Color profiles are no part of it: they belong to the pixels. */
export const metadataPolicies = ['strip', 'keep-without-location', 'keep'] as const;
export type MetadataPolicy = (typeof metadataPolicies)[number];
