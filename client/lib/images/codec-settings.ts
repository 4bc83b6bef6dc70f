export interface JpegSettings {
  /** 1 to 100. */
  readonly quality: number;
  readonly isGrayscale: boolean;
  /** How many pixels share a color difference: 1 = none, 2 = two by two; `auto` goes by quality. */
  readonly chroma: 'auto' | 1 | 2;
  /** Tries harder for a few percent. */
  readonly isThorough: boolean;
  /** Looks for the best order of the parts of a file: 2 to 5 % smaller, in two to three times as long. */
  readonly isProgressive: boolean;
}

export interface WebpSettings {
  readonly quality: number;
  readonly isLossless: boolean;
  /** 0 fast to 6 small. */
  readonly method: number;
  readonly hasSharpColors: boolean;
}

export interface AvifSettings {
  /** 0 to 100 on the encoder's own scale. */
  readonly quality: number;
  readonly isLossless: boolean;
  /** 10 fast to 0 small. */
  readonly speed: number;
  /** 1 = color differences shared by two by two pixels, 3 = none shared. */
  readonly subsample: 1 | 3;
}

/** The options object that the MozJPEG build takes. */
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
    // 3: the tables of N. Robidoux, MozJPEG's default.
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

/** The options object that the libwebp build takes (WebPConfig); what is not set here stands at the library's defaults. */
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

/** The options object that the libavif build takes. */
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
