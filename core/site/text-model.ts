/** The server path of the language model that the operator may provide. */
export const textModelPath = '/assets/text-model';
/** Returns a `TextModelOffer`, or null if the operator provides no model. */
export const textModelOfferPath = `${textModelPath}/offer.json`;
/**
 * The browser cache for the model. It is separate from the site's own files, and the service worker does not touch it.
 */
export const textModelCache = 'sundry-text-model';

/** The number format of an ONNX model's weights, as named by transformers.js. */
export type TextModelNumbers = 'q4' | 'q8' | 'int8' | 'uint8' | 'fp32';

/** A language model in the folder layout of transformers.js: which files to load, and their size. */
export interface TextModelOffer {
  readonly name: string;
  /** Changes whenever any byte of a file changes; it is part of the files' paths. */
  readonly version: string;
  readonly numbers: TextModelNumbers;
  readonly files: readonly { readonly name: string; readonly sizeBytes: number }[];
}

export function textModelFilePath({ version }: Pick<TextModelOffer, 'version'>, file: string): string {
  return `${textModelPath}/${version}/${file}`;
}
