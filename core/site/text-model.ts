/** Where the server has the language model that its operator provides, if they do. */
export const textModelPath = '/assets/text-model';
/** Answers with a `TextModelOffer`, or with null where none is provided. */
export const textModelOfferPath = `${textModelPath}/offer.json`;
/** The browser's store of it, apart from the site's own files: the service worker leaves it alone. */
export const textModelCache = 'sundry-text-model';

/** How the weights of an ONNX model are kept, by the names that transformers.js has for it. */
export type TextModelNumbers = 'q4' | 'q8' | 'int8' | 'uint8' | 'fp32';

/** A language model in the folder layout of transformers.js: what there is to load, and how much. */
export interface TextModelOffer {
  readonly name: string;
  /** Another one as soon as any byte of a file is: it stands in the files' addresses. */
  readonly version: string;
  readonly numbers: TextModelNumbers;
  readonly files: readonly { readonly name: string; readonly sizeBytes: number }[];
}

export function textModelFilePath({ version }: Pick<TextModelOffer, 'version'>, file: string): string {
  return `${textModelPath}/${version}/${file}`;
}
