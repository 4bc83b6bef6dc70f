import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { ColorField } from '#client/ui/fields/color-field.tsx';
import { mostListed, type BarcodeState, type ChangeState, outputSchema, sizeSchema } from '../state.ts';
import { ListFileButton } from '#client/tool-kit/files/list-file-button.tsx';
import type { ListFile } from '#client/tool-kit/files/list-file.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface MoreFieldsProps {
  readonly state: BarcodeState;
  readonly change: ChangeState;
}

/** Lists from files, what comes of it, and its sizes and looks. */
export function MoreFields({ state, change }: MoreFieldsProps) {
  return (
    <>
      {state.list !== 'one' && (
        <ListFileButton mostCharacters={mostListed} onList={(list, name) => change(asContent(list, name))} />
      )}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <OptionFields schema={outputSchema} options={state} change={change} />
      </div>
      <details>
        <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Sizes and looks</summary>
        <div className="grid gap-4 pt-2">
          <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
            <OptionFields schema={sizeSchema} options={state} change={change} />
          </div>
          <div className="fields-row">
            <ColorField
              label="Bar color"
              value={state.foreground}
              onChange={(foreground) => change({ foreground })}
            />
            <ColorField
              label="Background color"
              value={state.background}
              onChange={(background) => change({ background })}
            />
          </div>
        </div>
      </details>
    </>
  );
}

function asContent({ text, isCsv }: ListFile, fileName: string): Pick<BarcodeState, 'content' | 'list'> {
  if (text.length > mostListed) {
    throw new ToolInputError(`${fileName} has more than ${writeNumber(mostListed)} characters.`, {
      hint: 'Split it, and make the parts one after the other.',
    });
  }
  return { content: text, list: isCsv ? 'csv' : 'lines' };
}
