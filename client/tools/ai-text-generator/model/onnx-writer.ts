import { AutoModelForCausalLM, AutoTokenizer, env, TextStreamer } from '@huggingface/transformers';
import factoryUrl from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import type { StoredModel } from '#client/lib/text-model/load-model.ts';
import { ToolInputError } from '#core/errors.ts';
import type { TextModelOffer } from '#core/site/text-model.ts';

/** Answers a prompt; calls `onText` with the text so far whenever it grows. */
export type Writer = (prompt: string, onText: (text: string) => void) => Promise<string>;

/** About 350 English words; small models lose the thread in longer texts. */
const mostTokens = 512;
/** More threads bring no gain for small models. */
const mostThreads = Math.min(4, navigator.hardwareConcurrency);
const name = 'model';

/** Starts a language model stored on this device, on the CPU. Nothing is fetched; all files are passed in. */
export async function startWriter(offer: TextModelOffer, { engine, read }: StoredModel): Promise<Writer> {
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = '/';
  env.useBrowserCache = false;
  env.useWasmCache = false;
  env.fetch = async (address) => {
    const path = new URL(String(address instanceof Request ? address.url : address), self.location.origin)
      .pathname;
    return (await read(path.slice(`/${name}/`.length))) ?? new Response(null, { status: 404 });
  };
  const { wasm } = env.backends.onnx;
  // By default the library loads its engine from a third-party server.
  if (wasm)
    Object.assign(wasm, { wasmPaths: { mjs: factoryUrl }, wasmBinary: engine, numThreads: mostThreads });
  const tokenizer = await AutoTokenizer.from_pretrained(name);
  const model = await AutoModelForCausalLM.from_pretrained(name, { dtype: offer.numbers, device: 'wasm' });
  const readable = Reflect.get(model.config, 'max_position_embeddings') as number | undefined;

  return async (prompt, onText) => {
    const inputs = tokenizer.apply_chat_template([{ role: 'user', content: prompt }], {
      add_generation_prompt: true,
      return_dict: true,
    }) as { input_ids: { dims: number[] } };
    if (readable !== undefined && (inputs.input_ids.dims.at(-1) ?? 0) + mostTokens > readable)
      throw tooLong();
    let text = '';
    const streamer = new TextStreamer(tokenizer, {
      skip_prompt: true,
      skip_special_tokens: true,
      callback_function: (piece) => {
        text += piece;
        onText(text);
      },
    });
    // Greedy decoding makes small models repeat themselves; these values are recommended by their makers.
    await model.generate({
      ...inputs,
      max_new_tokens: mostTokens,
      do_sample: true,
      temperature: 0.2,
      top_p: 0.9,
      repetition_penalty: 1.1,
      streamer,
    });
    return text.trim();
  };
}

function tooLong(): ToolInputError {
  return new ToolInputError('The text is longer than the model can read at once.', {
    hint: 'Use a shorter part of it.',
  });
}
