import { choice } from '#client/tool-kit/state/state-schema.ts';

const delimiterLabels = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' };

/** The delimiter of CSV that is written. */
export const delimiter = choice(delimiterLabels, ',', 'Delimiter');

/** How CSV that is read is delimited and encoded. */
export const csvReading = {
  delimiter: choice({ auto: 'Auto-detect', ...delimiterLabels }, 'auto', 'Delimiter'),
  encoding: choice(
    {
      auto: 'Auto-detect',
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252',
    },
    'auto',
    'Encoding',
  ),
};
