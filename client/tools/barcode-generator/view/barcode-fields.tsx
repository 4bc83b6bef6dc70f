import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { symbologies, symbologyIds } from '#core/codes/bars/symbologies.ts';
import { type BarcodeState, type ChangeState } from '../state.ts';

interface BarcodeFieldsProps {
  readonly state: BarcodeState;
  readonly change: ChangeState;
  /** False while the page is prerendered and until it has come to life. */
  readonly isLive: boolean;
}

// Behind the page's first sight.
const MoreFields = lazyPart(async () => ({ default: (await import('./more-fields.tsx')).MoreFields }));

const symbologyChoices = symbologyIds.map((value) => ({ value, label: symbologies[value].label }));
const listChoices = [
  { value: 'one', label: 'One' },
  { value: 'lines', label: 'One a line' },
  { value: 'csv', label: 'CSV' },
] as const;

/** What is to be drawn, and how. */
export function BarcodeFields({ state, change, isLive }: BarcodeFieldsProps) {
  const isMany = state.list !== 'one';
  const { hint } = symbologies[state.symbology];

  function choose(symbology: BarcodeState['symbology']): void {
    // A sample gives way to a sample of the other kind; what the person wrote stays.
    const isSample = state.content === symbologies[state.symbology].sample;
    change({ symbology, ...(isSample ? { content: symbologies[symbology].sample } : {}) });
  }

  return (
    <div className="tool-card tool-pad fields">
      <SelectField label="Symbology" value={state.symbology} choices={symbologyChoices} onChange={choose} />
      <Segmented
        label="Codes"
        isLabelShown
        value={state.list}
        choices={listChoices}
        onChange={(list) => change({ list })}
      />
      <TextAreaField
        label={isMany ? 'Contents' : 'Content'}
        isMono
        rows={isMany ? 8 : 2}
        value={state.content}
        hint={state.list === 'csv' ? `Content, file name. ${hint}.` : `${hint}.`}
        onChange={(content) => change({ content })}
      />
      {/* Room for what comes a moment later, so that nothing moves. */}
      <div className="fields min-h-28 content-start">
        {isLive && (
          <Suspense>
            <MoreFields state={state} change={change} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
