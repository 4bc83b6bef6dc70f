/** The background behind a translucent color. */
export const checkerboard = 'repeating-conic-gradient(#b8b8b8 0 25%, #ffffff 0 50%) 0 0 / 16px 16px';
