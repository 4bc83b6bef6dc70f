import type { Note } from '#core/errors.ts';

/** A note on the output of an image tool. */
export interface ImageNote extends Note {
  readonly code:
    | 'animation-dropped'
    | 'cmyk-converted'
    | 'bit-depth-reduced'
    | 'hdr-reduced'
    | 'gain-map-dropped'
    | 'motion-video-dropped'
    | 'cut-short'
    | 'transparency-filled'
    | 'profile-dropped'
    | 'metadata-dropped'
    | 'colors-by-browser'
    | 'turned-upright'
    | 'format-replaced'
    | 'kept-original'
    | 'larger'
    | 'target-missed'
    | 'size-reduced'
    | 'not-enlarged'
    | 'lossless-unavailable';
}

/** Returns a warning: something was lost or differs from the options. */
export function warnOf(code: ImageNote['code'], sentence: string): ImageNote {
  return { code, sentence, severity: 'warning' };
}

/** Returns an info note: nothing was lost. */
export function informOf(code: ImageNote['code'], sentence: string): ImageNote {
  return { code, sentence, severity: 'info' };
}
