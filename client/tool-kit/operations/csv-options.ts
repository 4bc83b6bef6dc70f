import { choice } from '#client/tool-kit/state/state-schema.ts';
import { describeField } from './field-words.ts';

const delimiterLabels = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' };

/** The delimiter of CSV that is written. */
export const delimiter = describeField(choice([',', ';', '\t', '|'], ','), {
  label: 'Delimiter',
  choiceLabels: delimiterLabels,
});

/** How CSV that is read is delimited and encoded. */
export const csvReading = {
  delimiter: describeField(choice(['auto', ',', ';', '\t', '|'], 'auto'), {
    label: 'Delimiter',
    choiceLabels: { auto: 'Auto-detect', ...delimiterLabels },
  }),
  encoding: describeField(choice(['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'], 'auto'), {
    label: 'Encoding',
    choiceLabels: {
      auto: 'Auto-detect',
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252',
    },
  }),
};
