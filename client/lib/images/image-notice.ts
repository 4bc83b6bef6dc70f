/** Something the person should know about a picture that was worked on. */
export interface ImageNotice {
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
  readonly message: string;
  /** False for mere information. */
  readonly isWarning: boolean;
}

/** A warning: something was lost, or is not as asked. */
export function warnOf(code: ImageNotice['code'], message: string): ImageNotice {
  return { code, message, isWarning: true };
}

/** Information: nothing was lost. */
export function informOf(code: ImageNotice['code'], message: string): ImageNotice {
  return { code, message, isWarning: false };
}
