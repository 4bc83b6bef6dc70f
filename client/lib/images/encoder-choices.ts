/** How long an encoder may search for a smaller file. */
export const efforts = ['fast', 'balanced', 'smallest'] as const;
export type Effort = (typeof efforts)[number];

export const chromaModes = ['auto', 'full', 'shared'] as const;
/** Color detail: `full` a value for each pixel, `shared` one for two by two, `auto` by quality. */
export type ChromaMode = (typeof chromaModes)[number];
