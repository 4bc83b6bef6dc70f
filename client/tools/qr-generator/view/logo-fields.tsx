import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { loadLogo } from './browser.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import { type ChangeState, type QrState, schema } from '../state.ts';

interface LogoFieldsProps {
  readonly logo: Logo | undefined;
  readonly onLogo: (logo: Logo | undefined) => void;
  readonly state: QrState;
  readonly change: ChangeState;
  /** The level that the kind of content prescribes; undefined for any. */
  readonly fixedLevel: QrState['level'] | undefined;
}

/** A field for a logo. The picture stays in the page: it is neither stored nor put into links. */
export function LogoFields({ logo, onLogo, state, change, fixedLevel }: LogoFieldsProps) {
  const run = useToolRun<Logo>();

  function choose([file]: readonly File[]): void {
    if (!file) return;
    run.start(async () => {
      const loaded = await loadLogo(file);
      onLogo(loaded);
      if (fixedLevel === undefined && state.level !== 'H') {
        change({ level: 'H' });
        notify({ title: 'Error correction set to High', text: 'A logo hides part of the code.' });
      }
      return loaded;
    });
  }

  return (
    // Beside the format, until there is more than its button.
    <div className={`grid gap-2 ${logo || run.error ? 'col-span-2' : 'self-end pb-1'}`}>
      <div className="flex flex-wrap items-center gap-2">
        <FileInputButton isSmall icon="image-plus" accept="image/*" onFiles={choose}>
          {logo ? 'Other logo' : 'Add a logo'}
        </FileInputButton>
        {logo && (
          <>
            <span className="text-ink-2 min-w-0 truncate text-[0.9375rem]">{logo.name}</span>
            <Button isSmall icon="x" onClick={() => onLogo(undefined)}>
              Remove logo
            </Button>
          </>
        )}
      </div>
      {logo && (
        <OptionFields schema={schema} only={['logoPercent']} layout="form" options={state} change={change} />
      )}
      <RunError error={run.error} />
    </div>
  );
}
