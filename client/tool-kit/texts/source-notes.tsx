import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { TextSourceControl } from './text-source.ts';
import type { FileReading } from './source.ts';

const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
  { value: 'windows-1252', label: 'Windows-1252' },
];

interface SourceNotesProps {
  readonly control: Pick<TextSourceControl, 'source' | 'openFile'>;
}

/** The facts about a text before the work, such as its detected encoding. */
export function SourceNotes({ control }: SourceNotesProps) {
  const { source, openFile } = control;
  const { reading } = source;
  const isEmptyFile = source.type === 'text' && source.text === '' && source.fileName !== undefined;
  if (!reading && !isEmptyFile) return null;
  return (
    <div className="source-notes">
      {isEmptyFile && <p role="status">“{source.fileName}” is empty: it has 0 bytes.</p>}
      {reading && (
        <InlineSelect
          label="Read as"
          value={reading.encoding}
          choices={choicesFor(reading.encoding)}
          onChange={(encoding) => {
            openFile(reading.file, encoding).catch(reportFailure);
          }}
        />
      )}
      {reading && <ReadingNote reading={reading} />}
    </div>
  );
}

/** A text may declare another encoding. */
function choicesFor(encoding: string) {
  const isListed = encodings.some(({ value }) => value === encoding);
  return isListed ? encodings : [...encodings, { value: encoding, label: labelOf(encoding) }];
}

const labelOf = (encoding: string) => encodings.find(({ value }) => value === encoding)?.label ?? encoding;

function ReadingNote({ reading: { encoding, damage } }: { readonly reading: FileReading }) {
  const name = labelOf(encoding);
  if (!damage) {
    return (
      <p role="status">
        {encoding === 'windows-1252' ? `Not UTF-8, so read as ${name}.` : `Read as ${name}.`}{' '}
        {encoding !== 'utf-8' && 'Text output is UTF-8.'}
      </p>
    );
  }
  const { byteOffset, byte, count, place } = damage;
  const hex = byte.toString(16).toUpperCase().padStart(2, '0');
  const where = place ? `line ${writeNumber(place.line)}, column ${writeNumber(place.column)}, ` : '';
  const others =
    count === undefined ? '' : count === 1 ? ', the only one' : `, the first of ${writeNumber(count)}`;
  return (
    <p role="status" className="text-danger">
      <Icon name="circle-alert" /> Damaged {name}: {where}byte {writeNumber(byteOffset + 1)} ({hex}) is no
      text{others}. � stands in its place. If the file is whole, choose what it is written in.
    </p>
  );
}
