export interface JpegSettings {
  /** From 1 to 100. */
  readonly quality: number;
  readonly isGrayscale: boolean;
  /** How many pixels share one color value: 1 = none, 2 = 2 × 2; `auto` depends on the quality. */
  readonly chroma: 'auto' | 1 | 2;
  /** Spends more time to save a few percent. */
  readonly isThorough: boolean;
  /** Optimizes the order of the scans: 2 to 5 % smaller, but takes two to three times as long. */
  readonly isProgressive: boolean;
}

export interface WebpSettings {
  readonly quality: number;
  readonly isLossless: boolean;
  /** From 0 (fast) to 6 (small). */
  readonly method: number;
  readonly hasSharpColors: boolean;
}

export interface AvifSettings {
  /** From 0 to 100 on the encoder's own scale. */
  readonly quality: number;
  readonly isLossless: boolean;
  /** From 10 (fast) to 0 (small). */
  readonly speed: number;
  /** How many pixels share one color value: 1 = 2 × 2, 3 = none. */
  readonly subsample: 1 | 3;
}

/** Returns the options object for the MozJPEG build. */
export function jpegOptions({
  quality,
  isGrayscale,
  chroma,
  isThorough,
  isProgressive,
}: JpegSettings): object {
  return {
    quality,
    baseline: false,
    arithmetic: false,
    progressive: isProgressive,
    optimize_coding: true,
    smoothing: 0,
    color_space: isGrayscale ? 1 : 3,
    // 3 selects the tables of N. Robidoux, MozJPEG's default.
    quant_table: 3,
    trellis_multipass: isThorough,
    trellis_opt_zero: isThorough,
    trellis_opt_table: isThorough,
    trellis_loops: 1,
    auto_subsample: chroma === 'auto',
    chroma_subsample: chroma === 'auto' ? 2 : chroma,
    separate_chroma_quality: false,
    chroma_quality: quality,
  };
}

/** Returns the options object for the libwebp build (WebPConfig). Values not set here keep the library's defaults. */
export function webpOptions({ quality, isLossless, method, hasSharpColors }: WebpSettings): object {
  return {
    quality,
    method,
    lossless: isLossless ? 1 : 0,
    use_sharp_yuv: hasSharpColors ? 1 : 0,
    target_size: 0,
    target_PSNR: 0,
    sns_strength: 50,
    filter_strength: 60,
    filter_sharpness: 0,
    filter_type: 1,
    partitions: 0,
    segments: 4,
    pass: 1,
    show_compressed: 0,
    preprocessing: 0,
    autofilter: 0,
    partition_limit: 0,
    alpha_compression: 1,
    alpha_filtering: 1,
    alpha_quality: 100,
    exact: 0,
    image_hint: 0,
    emulate_jpeg_size: 0,
    thread_level: 0,
    low_memory: 0,
    near_lossless: 100,
    use_delta_palette: 0,
  };
}

/** Returns the options object for the libavif build. */
export function avifOptions({ quality, isLossless, speed, subsample }: AvifSettings): object {
  return {
    quality: isLossless ? 100 : quality,
    qualityAlpha: -1,
    denoiseLevel: 0,
    tileColsLog2: 0,
    tileRowsLog2: 0,
    speed,
    subsample: isLossless ? 3 : subsample,
    chromaDeltaQ: false,
    sharpness: 0,
    tune: 0,
    enableSharpYUV: false,
    bitDepth: 8,
    lossless: isLossless,
  };
}
