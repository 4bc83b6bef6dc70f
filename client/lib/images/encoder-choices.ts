/** How long an encoder may search for a smaller file. */
export const efforts = ['fast', 'balanced', 'smallest'] as const;
export type Effort = (typeof efforts)[number];

export const chromaModes = ['auto', 'full', 'shared'] as const;
/**
 * Color detail: `full` = one color value per pixel, `shared` = one per 2 × 2 pixels, `auto` = depends on the quality.
 */
export type ChromaMode = (typeof chromaModes)[number];
