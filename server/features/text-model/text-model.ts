import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { TextModelNumbers, TextModelOffer } from '#core/site/text-model.ts';

/** A language model in a folder of the operator. */
export interface TextModel {
  readonly offer: TextModelOffer;
  readonly folder: string;
}

/**
 * Suffixes of the weight files, best first for a CPU. Half precision (fp16) is missing, because the engine does not
 * support it on a CPU.
 */
const numbersBySuffix: readonly (readonly [suffix: string, numbers: TextModelNumbers])[] = [
  ['_q4', 'q4'],
  ['_quantized', 'q8'],
  ['_int8', 'int8'],
  ['_uint8', 'uint8'],
  ['', 'fp32'],
];
const needed = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];
const optional = ['generation_config.json', 'chat_template.jinja'];

/**
 * Reads the model in a folder with the layout of transformers.js (`config.json`, the tokenizer's files,
 * `onnx/model_q4.onnx` or another). Throws an Error that names what is missing.
 */
export async function readTextModel(path: string): Promise<TextModel> {
  const folder = resolve(path);
  const fault = (what: string) => new Error(`TEXT_MODEL_DIR: ${what}.`);
  const names = await readdir(folder).catch(() => {
    throw fault('the folder cannot be read');
  });
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw fault(`the folder has no ${missing.join(', no ')}`);
  const weights = await findWeights(folder);
  if (!weights) {
    const wanted = numbersBySuffix.map(([suffix]) => `model${suffix}.onnx`).join(', ');
    throw fault(`the folder has none of ${wanted} in its folder onnx`);
  }
  if (!(await hasChatTemplate(folder, names)))
    throw fault('the model has no chat template: it cannot be told what to write');
  const listed = [...needed, ...optional.filter((name) => names.includes(name)), ...weights.files];
  return { folder, offer: await describe(folder, listed, weights.numbers) };
}

async function findWeights(folder: string) {
  const names = await readdir(join(folder, 'onnx')).catch((): string[] => []);
  for (const [suffix, numbers] of numbersBySuffix) {
    const file = `model${suffix}.onnx`;
    if (!names.includes(file)) continue;
    // Models of more than 2 GB store their weights in separate files.
    const parts = names.filter((name) => name === file || name.startsWith(`${file}_data`)).sort();
    return { numbers, files: parts.map((name) => `onnx/${name}`) };
  }
  return undefined;
}

async function hasChatTemplate(folder: string, names: readonly string[]): Promise<boolean> {
  if (names.includes('chat_template.jinja')) return true;
  const text = await readFile(join(folder, 'tokenizer_config.json'), 'utf8');
  try {
    return (JSON.parse(text) as { chat_template?: unknown }).chat_template !== undefined;
  } catch {
    throw new Error('TEXT_MODEL_DIR: tokenizer_config.json is not JSON.');
  }
}

async function describe(
  folder: string,
  names: readonly string[],
  numbers: TextModelNumbers,
): Promise<TextModelOffer> {
  const hash = createHash('sha256');
  const files: TextModelOffer['files'][number][] = [];
  for (const name of names) {
    hash.update(name);
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk as Buffer);
    files.push({ name, sizeBytes: (await stat(join(folder, name))).size });
  }
  return { name: basename(folder), version: hash.digest('hex').slice(0, 16), numbers, files };
}
