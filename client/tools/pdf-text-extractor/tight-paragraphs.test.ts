import { expect, test } from 'vitest';
import { joinLines, wordsOf } from '#client/lib/pdf/text/paragraphs/join-lines.ts';
import { makeLines } from '#client/lib/pdf/text/lines.ts';
import { splitParagraphs } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';

const split = (...texts: readonly string[]) => {
  const lines = makeLines(
    texts.map((text, index) => ({
      text,
      left: 50,
      right: 50 + text.length * 10,
      baseline: 100 + index * 14,
      size: 10,
      isRightToLeft: false,
      turn: 0,
      isVertical: false,
    })),
  );
  return splitParagraphs({ lines }).map((own) =>
    joinLines(
      own.lines.map(({ text }) => text),
      new Set(),
    ),
  );
};

// The lines are those of the HTML that Chromium printed.
test('keeps the lines of Chinese lists and addresses', () => {
  const lists = [
    ['苹果三个', '牛奶一瓶', '面包两个'],
    ['北京市朝阳区', '建国路八十八号', '邮政编码一零零零二二', '张三先生收'],
    ['・東京都の人口について', '・大阪府の人口について述べる'],
  ];
  for (const list of lists) expect(split(...list)).toEqual(list);
});

test('joins the full lines of a Chinese paragraph', () => {
  const lines = [
    '用于检查换行以后的文字是否正确，',
    '因为中文的词之间没有空格所以换行',
    '处也不应该有空格。',
    '第二段从这里开始并且也很长很长的',
  ];
  expect(split(...lines)).toEqual([lines.slice(0, 3).join(''), lines[3]]);
});

// Duden, K 31: the hyphen replaces the word that both share.
test('keeps a hyphen before a word such as und', () => {
  expect(joinLines(['Haupt-', 'und Nebenfach'], new Set())).toBe('Haupt- und Nebenfach');
});

// The lines of a Chromium print of the words on the right.
test.each([
  [['a state-of-the-', 'art device'], 'a state-of-the-art device'],
  [['an up-', 'to-date map'], 'an up-to-date map'],
  [
    ['https://example.org/a-', 'very-long-path/with-', 'hyphens/and-more and'],
    'https://example.org/a-very-long-path/with-hyphens/and-more and',
  ],
  [['www.example.org/watch?v=', 'Hj5 shows'], 'www.example.org/watch?v=Hj5 shows'],
  [['send an e-', 'mail to'], 'send an e-mail to'],
])('keeps the hyphens of addresses and chains: %j', (lines, expected) => {
  expect(joinLines(lines, new Set())).toBe(expected);
});

// The words that poppler reads in the middle of lines of a paper on tracing compilers and of an IRS publication.
test.each([
  [['In TraceMonkey,', 'the tracing VM Trace-', 'Monkey runs'], 'TraceMonkey runs'],
  [['the COBRA credit', 'for CO-', 'BRA premiums'], 'for COBRA premiums'],
  [['an Anglo-Saxon', 'and Anglo-', 'Saxon word'], 'and Anglo-Saxon word'],
  [['by email', 'and e-', 'mail to'], 'and email to'],
])('asks the words of other lines about a hyphen: %j', (lines, expected) => {
  expect(joinLines(lines, wordsOf(lines))).toContain(expected);
});

// The text that Chromium printed, whose lines end so.
test.each([
  [['about 240 pages—', 'will be ready'], 'about 240 pages—will be ready'],
  [['la casa —grande—', 'y el', 'mar'], 'la casa —grande— y el mar'],
  [['a word —', 'and another'], 'a word — and another'],
  [['בטלפון -03', '1234567 או'], 'בטלפון 03-1234567 או'],
  [['总收入为', '1,234万元'], '总收入为1,234万元'],
  [['收入为 5 元，总收入为', '1,234 万元'], '收入为 5 元，总收入为 1,234 万元'],
  [['同比增长，', 'PDF 文件'], '同比增长，PDF 文件'],
])('joins %j', (lines, expected) => {
  expect(joinLines(lines, new Set())).toBe(expected);
});
