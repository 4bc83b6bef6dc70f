import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { textModelFilePath, textModelOfferPath, type TextModelOffer } from '#core/site/text-model.ts';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { makeTestApp } from '#server/testing/test-app.ts';
import { writeTinyModel } from '#server/testing/tiny-model.ts';
import { readTextModel } from './text-model.ts';

const store = makeFolder();
let database: Database;
let place: string;

beforeAll(async () => {
  database = await connect({ dataDir: store.path });
});
afterAll(async () => {
  await database.close();
  store.remove();
});
beforeEach(() => {
  const folder = makeFolder();
  place = join(folder.path, 'Tiny-1');
  writeTinyModel(place);
  return folder.remove;
});

test('a model is offered with its files, served as they are, and nothing beside them', async () => {
  writeFileSync(join(place, 'secret.txt'), 'x');
  const { send } = await makeTestApp(database, { textModel: await readTextModel(place) });
  const answer = await send(textModelOfferPath);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const offer = (await answer.json()) as TextModelOffer;
  expect(offer).toMatchObject({ name: 'Tiny-1', numbers: 'fp32' });
  for (const { name, sizeBytes } of offer.files) {
    const file = await send(textModelFilePath(offer, name));
    const sent = Buffer.from(await file.arrayBuffer());
    expect(sent).toEqual(readFileSync(join(place, name)));
    expect(file.headers.get('content-length')).toBe(String(sizeBytes));
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(sent.length).toBe(sizeBytes);
  }
  for (const path of ['secret.txt', '../secret.txt', '%2e%2e/secret.txt', 'onnx', ''])
    expect((await send(textModelFilePath(offer, path))).status, path).toBe(404);
  expect((await send(textModelFilePath({ version: 'older' }, 'config.json'))).status).toBe(404);
});

test('without one the answer is null', async () => {
  const { send } = await makeTestApp(database);
  const answer = await send(textModelOfferPath);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toBeNull();
});

test('any changed byte is another version; numbers that a processor counts with are taken first', async () => {
  const before = await readTextModel(place);
  const weights = readFileSync(join(place, 'onnx', 'model.onnx'));
  writeFileSync(join(place, 'onnx', 'model_q4.onnx'), weights);
  writeFileSync(join(place, 'onnx', 'model_q4.onnx_data'), 'more');
  writeFileSync(join(place, 'onnx', 'model_q4f16.onnx'), weights);
  const { offer } = await readTextModel(place);
  expect(offer.version).not.toBe(before.offer.version);
  expect(offer.numbers).toBe('q4');
  expect(offer.files.map(({ name }) => name).slice(-2)).toEqual([
    'onnx/model_q4.onnx',
    'onnx/model_q4.onnx_data',
  ]);
});

test('a folder that is no model stops the start and says what is missing', async () => {
  await expect(readTextModel(join(place, 'none'))).rejects.toThrow(
    'TEXT_MODEL_DIR: the folder cannot be read.',
  );
  renameSync(join(place, 'onnx', 'model.onnx'), join(place, 'onnx', 'model_fp16.onnx'));
  await expect(readTextModel(place)).rejects.toThrow('has none of model_q4.onnx');
  rmSync(join(place, 'tokenizer.json'));
  await expect(readTextModel(place)).rejects.toThrow('the folder has no tokenizer.json.');
  writeTinyModel(place);
  writeFileSync(join(place, 'tokenizer_config.json'), '{}');
  await expect(readTextModel(place)).rejects.toThrow('no chat template');
  writeFileSync(join(place, 'tokenizer_config.json'), '{');
  await expect(readTextModel(place)).rejects.toThrow('tokenizer_config.json is not JSON');
});
