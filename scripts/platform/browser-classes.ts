// Classes of browsers that engines look for when they load, and that Node lacks. Codecs answer with `ImageData`;
// pdf.js would complain of the others, with which it draws, and nothing is drawn here.
class PlainImageData {
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
  ImageData: PlainImageData,
  DOMMatrix: class DOMMatrix {},
  Path2D: class Path2D {},
});

// A module, though it gives nothing away.
export {};
