import { useState } from 'react';
import { ListFileButton } from '#client/tool-kit/files/list-file-button.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { type ChangeState, mostListed, placeBatch, type QrState, schema, shownBatch } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface BatchFieldProps {
  readonly state: QrState;
  readonly change: ChangeState;
}

/** A field for a list of contents: typed, pasted, or from a chosen or dropped file. */
export function BatchField({ state, change }: BatchFieldProps) {
  const [isCut, setIsCut] = useState(false);

  function enter(written: string): void {
    setIsCut(written.length > mostListed);
    change(placeBatch(written));
  }

  return (
    <>
      <OptionFields schema={schema} only={['batchLayout']} layout="form" options={state} change={change} />
      <TextAreaField
        label="Contents"
        isMono
        rows={8}
        value={shownBatch(state)}
        hint={
          state.batchLayout === 'csv'
            ? 'Content, file name. Headings such as “url, name” are understood.'
            : 'Each line becomes a code.'
        }
        error={isCut ? `The list was cut after ${writeNumber(mostListed)} characters.` : undefined}
        onChange={enter}
      />
      <ListFileButton
        mostCharacters={mostListed}
        onList={({ text, isCsv }) => {
          enter(text);
          change({ batchLayout: isCsv ? 'csv' : 'lines' });
        }}
      />
    </>
  );
}
