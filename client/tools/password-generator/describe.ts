import type { Report } from '#client/tool-kit/calculators/report.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { TypedPasswordReport } from './checking/typed-password.ts';
import type { GeneratedPasswords } from './logic.ts';

/** Describes the first password and its strength; adds a list if more were requested. */
export function describeGenerated(generated: GeneratedPasswords): Report {
  const { passwords, score, label, bits, guessing, spelled } = generated;
  const [first = ''] = passwords;
  const rows = passwords.map((password) => [password]);
  return {
    figures: [
      { label: 'Password', value: first, copied: first, isCode: true },
      { label: 'Strength', value: label },
      { label: 'Score', value: `${score} of 100` },
      { label: 'Entropy', value: writeBits(bits) },
      ...timesOf(guessing),
    ],
    share: score / 100,
    summary: `Strength: ${label}`,
    sentences: [
      `Spelled out: ${spelled}`,
      'Made on your device, and kept nowhere: it is gone when you leave the page.',
    ],
    tables:
      rows.length > 1
        ? [
            {
              title: 'All passwords',
              columns: ['Password'],
              rows,
              plainRows: rows,
              fileName: 'passwords.txt',
              isLines: true,
            },
          ]
        : [],
  };
}

/** Describes how fast a typed password is guessed by someone who tries likely ones first. */
export function describeTyped({ label, bits, guessing, advice, parts }: TypedPasswordReport): Report {
  const found = parts.map(([part, kind]) => `“${part}” (${kind})`).join(', ');
  return {
    figures: [
      { label: 'Strength', value: label },
      { label: 'As hard to guess as', value: `${writeBits(bits)}, random` },
      ...timesOf(guessing),
    ],
    sentences: [...advice, `What it is made of: ${found}.`],
  };
}

function timesOf(guessing: GeneratedPasswords['guessing']) {
  return guessing.map(([label, value]) => ({ label, value }));
}

function writeBits(bits: number): string {
  return `${writeNumber(bits, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} bits`;
}
