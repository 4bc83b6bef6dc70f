import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  continueLine,
  type EditCommand,
  insertBlock,
  makeCodeBlock,
  makeLink,
  toggleHeading,
  toggleLines,
  toggleMarkers,
} from './edits.ts';

/** Runs a command on a text in which `‹` and `›` enclose the selection. */
function run(command: EditCommand, marked: string): string {
  const from = marked.indexOf('‹');
  const to = marked.indexOf('›') - 1;
  const plain = marked.replace(/[‹›]/g, '');
  const edit = command(Text.of(plain.split('\n')), { from, to });
  const text = plain.slice(0, edit.from) + edit.insert + plain.slice(edit.to);
  const { selection } = edit;
  return `${text.slice(0, selection.from)}‹${text.slice(selection.from, selection.to)}›${text.slice(selection.to)}`;
}

const bold = toggleMarkers('**');

describe('buttons and keys', () => {
  test.each<[string, EditCommand, string, string]>([
    ['bold', bold, 'a ‹b› c', 'a **‹b›** c'],
    ['bold off, markers outside', bold, 'a **‹b›** c', 'a ‹b› c'],
    ['bold off, markers inside', bold, 'a ‹**b**› c', 'a ‹b› c'],
    ['bold without a selection', bold, 'a ‹›', 'a **‹›**'],
    ['bold leaves spaces outside', bold, 'a‹ b ›c', 'a **‹b›** c'],
    ['italic inside bold', toggleMarkers('*'), '**‹a›**', '***‹a›***'],
    ['italic off', toggleMarkers('*'), '*‹a›*', '‹a›'],
    ['link from words', makeLink, '‹a›', '[a](‹https://›)'],
    ['link from an address', makeLink, '‹https://a.test›', '[‹text›](https://a.test)'],
    ['link from nothing', makeLink, '‹›', '[‹text›](https://)'],
    ['heading', toggleHeading(2), 'x\n‹a›', 'x\n‹## a›'],
    ['other level', toggleHeading(3), '‹# a›', '‹### a›'],
    ['heading off', toggleHeading(2), '‹## a›', '‹a›'],
    ['list', toggleLines('bullets'), '‹a\n\nb›', '‹- a\n\n- b›'],
    ['list off', toggleLines('bullets'), '‹- a\n- b›', '‹a\nb›'],
    ['list to numbers', toggleLines('numbers'), '‹- a\n- b›', '‹1. a\n2. b›'],
    ['tasks from a list', toggleLines('tasks'), '‹- a›', '‹- [ ] a›'],
    ['quote', toggleLines('quote'), '‹a\nb›', '‹> a\n> b›'],
    ['quote off', toggleLines('quote'), '‹> a›', '‹a›'],
    ['code block with backticks in it', makeCodeBlock, '‹```›', '````\n‹```›\n````'],
    ['rule after a line', insertBlock('---'), 'a‹›\nb', 'a\n\n---\n\n‹›\nb'],
  ])('%s', (_, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });

  test('bold twice is the text again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]+( [a-z]+)*$/), (word) => {
        expect(run(bold, run(bold, `‹${word}›`))).toBe(`‹${word}›`);
      }),
    );
  });
});

describe('Enter', () => {
  test.each([
    ['- a', '- '],
    ['  * a', '  * '],
    ['9. a', '10. '],
    ['1) a', '2) '],
    ['- [x] a', '- [ ] '],
    ['> - a', '> - '],
    ['> a', '> '],
  ])('goes on after %j', (line, prefix) => {
    expect(continueLine(line, line.length)).toEqual({ type: 'continue', prefix });
  });

  test.each(['- ', '1. ', '- [ ] ', '> '])('ends at %j', (line) => {
    expect(continueLine(line, line.length)).toEqual({ type: 'end', removeTo: line.length });
  });

  test.each([
    ['a', 1],
    ['- a', 0],
    ['---', 3],
    ['-a', 2],
  ])('is just Enter in %j', (line, column) => {
    expect(continueLine(line, column)).toBeUndefined();
  });
});
