// Classes of browsers that engines look for when they load, and that Node lacks. Codecs answer with `ImageData`;
// pdf.js would complain of the others, with which it draws, and nothing is drawn here.
class ImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

Object.assign(globalThis, {
  ImageData,
  DOMMatrix: Object,
  Path2D: Object,
});

// A module, though it gives nothing away.
export {};
