import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBigramModel } from './onnx-file.ts';

const words = ['<unk>', '<end>', 'A', 'tiny', 'model', 'wrote', 'this'];

/** Writes a test language model into a folder. For any input, it writes “A tiny model wrote this”. */
export function writeTinyModel(folder: string): void {
  mkdirSync(join(folder, 'onnx'), { recursive: true });
  const follower = (id: number) => (id === words.length - 1 ? 1 : Math.max(id + 1, 2));
  const table = words.map((_, id) => words.map((_, next) => (next === follower(id) ? 50 : 0)));
  writeFileSync(join(folder, 'onnx', 'model.onnx'), writeBigramModel(table));
  const json = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  json('config.json', {
    model_type: 'llama',
    architectures: ['LlamaForCausalLM'],
    vocab_size: words.length,
    eos_token_id: 1,
    max_position_embeddings: 2048,
    hidden_size: 8,
    num_hidden_layers: 1,
    num_attention_heads: 1,
    num_key_value_heads: 1,
  });
  json('generation_config.json', { eos_token_id: 1 });
  json('tokenizer.json', {
    version: '1.0',
    added_tokens: [
      { id: 0, content: '<unk>', special: true },
      { id: 1, content: '<end>', special: true },
    ],
    normalizer: null,
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
      unk_token: '<unk>',
    },
  });
  json('tokenizer_config.json', {
    tokenizer_class: 'PreTrainedTokenizer',
    unk_token: '<unk>',
    eos_token: '<end>',
    chat_template: '{% for message in messages %}{{ message.content }}{% endfor %}',
  });
}
