/** A protocol buffer field: a number, a text, or the bytes of another message. */
type Field = readonly [id: number, value: number | string | Uint8Array];

/** Writes a message in the protocol buffers' wire format: whole numbers as varints, everything else with its length. */
function message(...fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(([id, value]) => {
      if (typeof value === 'number') return [varint(id << 3), varint(value)];
      const bytes = Buffer.from(value as Uint8Array);
      return [varint((id << 3) | 2), varint(bytes.length), bytes];
    }),
  );
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Uint8Array.from([...bytes, rest]);
}

const float = 1;
const int64 = 7;

function valueInfo(name: string, type: number, dimensions: readonly (string | number)[]): Uint8Array {
  const shape = message(
    ...dimensions.map((size): Field => [
      1,
      typeof size === 'number' ? message([1, size]) : message([2, size]),
    ]),
  );
  return message([1, name], [2, message([1, message([1, type], [2, shape])])]);
}

/**
 * Writes an ONNX file (onnx.proto3, IR 8, operators 13) with the smallest possible language model. After token `n` it
 * predicts the token with the highest number in row `n` of `table`.
 */
export function writeBigramModel(table: readonly (readonly number[])[]): Uint8Array {
  const size = table.length;
  const weights = message(
    [1, size],
    [1, size],
    [2, float],
    [8, 'table'],
    [9, new Uint8Array(Float32Array.from(table.flat()).buffer)],
  );
  const gather = message([1, 'table'], [1, 'input_ids'], [2, 'logits'], [3, 'look up'], [4, 'Gather']);
  const graph = message(
    [1, gather],
    [2, 'bigrams'],
    [5, weights],
    [11, valueInfo('input_ids', int64, ['batch', 'length'])],
    [12, valueInfo('logits', float, ['batch', 'length', size])],
  );
  return message([1, 8], [7, graph], [8, message([2, 13])]);
}
