import { fileWork } from '#benchmarks/operation.ts';

const itemCount = 250_000;

export const jsonOperation = fileWork({
  name: 'json-formatter: format 25 MB',
  peer: 'JSON.parse and JSON.stringify on the main thread, shown in a text box',
  fileName: 'items.json',
  makeInput() {
    const items = Array.from({ length: itemCount }, (_, id) => ({
      id,
      name: `item ${id}`,
      price: id / 100,
      tags: ['a', 'b', 'c'],
      nested: { isActive: id % 2 === 0, note: null },
    }));
    return JSON.stringify(items);
  },
  waitForOurs: (page) => page.getByText('JSON is valid').waitFor({ timeout: 120_000 }),
  async peerWork(file) {
    const text = await file.text();
    const box = document.createElement('textarea');
    box.value = JSON.stringify(JSON.parse(text), null, 2);
    document.body.append(box);
  },
});
