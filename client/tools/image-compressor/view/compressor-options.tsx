import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { fitSize } from '#core/images/pixels/fit-size.ts';
import type { ImageFacts } from '../compressing/inspection.ts';
import { type CompressorState, schema } from '../state.ts';

interface CompressorOptionsProps {
  readonly options: CompressorState;
  readonly change: (change: Partial<CompressorState>) => void;
  /** The picture's facts if there is only one; its size is shown in empty fields. */
  readonly only: ImageFacts | undefined;
}

const look = ['quality', 'format'];
const size = ['width', 'height'];
const rest = Object.keys(schema).filter((name) => ![...look, ...size].includes(name));

/** Shows all options, with width and height side by side. */
export function CompressorOptions({ options, change, only }: CompressorOptionsProps) {
  const shown = only && (options.keepsRatio ? fitSize(only, options) : only);
  const common = { schema, options, change, layout: 'form' } as const;
  return (
    <>
      {/* Five choices only fit on one line of a phone with smaller gaps. */}
      <div className="fields gap-4 max-sm:[&_.segmented_label]:px-2!">
        <OptionFields {...common} only={look} />
      </div>
      <div className="fields-row">
        <OptionFields
          {...common}
          only={size}
          placeholders={{
            width: shown ? String(shown.width) : 'as it is',
            height: shown ? String(shown.height) : 'as it is',
          }}
        />
      </div>
      <OptionFields {...common} only={rest} />
    </>
  );
}
