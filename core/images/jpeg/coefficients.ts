/** One color component of a JPEG picture, as quantized DCT coefficients. */
export interface JpegComponent {
  readonly id: number;
  /** Sampling factors (ITU-T T.81, A.1.1). */
  readonly horizontal: number;
  readonly vertical: number;
  readonly quantization: number;
  /** The number of blocks that contain parts of the picture. */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** Blocks per row in `values`, padded to whole MCUs. */
  readonly stride: number;
  /** 64 values per block, in zigzag order. */
  readonly values: Int16Array;
}

/** A JPEG picture before entropy coding, which holds all that lossless changes need. */
export interface JpegCoefficients {
  readonly width: number;
  readonly height: number;
  readonly components: readonly JpegComponent[];
  /** The largest numbers of blocks side by side and on top of each other in one MCU, over all components. */
  readonly maxHorizontal: number;
  readonly maxVertical: number;
  /** The DQT segments, as they were in the file. */
  readonly quantizationSegments: readonly Uint8Array[];
}

export const blockSize = 64;

/** Returns the number of MCUs per row and the number of MCU rows. */
export function countMcus(
  picture: Pick<JpegCoefficients, 'width' | 'height' | 'maxHorizontal' | 'maxVertical'>,
) {
  return {
    across: Math.ceil(picture.width / (8 * picture.maxHorizontal)),
    down: Math.ceil(picture.height / (8 * picture.maxVertical)),
  };
}

/**
 * Calls `visit` for each block of a scan in file order, with the component's index in `components` and the offset of
 * the block's values (ITU-T T.81, A.2). One component goes row by row, several go MCU by MCU. Stops if `visit` returns
 * false.
 */
export function walkBlocks(
  picture: JpegCoefficients,
  components: readonly JpegComponent[],
  visit: (component: number, offset: number, isNewMcu: boolean) => boolean,
): void {
  const [only] = components;
  if (components.length === 1 && only) {
    for (let row = 0; row < only.blocksHigh; row += 1) {
      for (let column = 0; column < only.blocksWide; column += 1) {
        if (!visit(0, (row * only.stride + column) * blockSize, true)) return;
      }
    }
    return;
  }
  const { across, down } = countMcus(picture);
  for (let mcuRow = 0; mcuRow < down; mcuRow += 1) {
    for (let mcuColumn = 0; mcuColumn < across; mcuColumn += 1) {
      if (!walkMcu(components, mcuColumn, mcuRow, visit)) return;
    }
  }
}

function walkMcu(
  components: readonly JpegComponent[],
  mcuColumn: number,
  mcuRow: number,
  visit: (component: number, offset: number, isNewMcu: boolean) => boolean,
): boolean {
  let isNewMcu = true;
  for (let index = 0; index < components.length; index += 1) {
    const component = components[index];
    if (!component) continue;
    const { horizontal, vertical, stride } = component;
    for (let y = 0; y < vertical; y += 1) {
      for (let x = 0; x < horizontal; x += 1) {
        const block = (mcuRow * vertical + y) * stride + mcuColumn * horizontal + x;
        if (!visit(index, block * blockSize, isNewMcu)) return false;
        isNewMcu = false;
      }
    }
  }
  return true;
}
