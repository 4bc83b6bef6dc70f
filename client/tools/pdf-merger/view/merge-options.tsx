import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { bookmarkChoices, imagePageChoices, pageLabelChoices } from '../choices.ts';
import type { ChangeOptions, MergerOptions } from '../state.ts';

interface MergeOptionsProps {
  readonly options: MergerOptions;
  readonly change: ChangeOptions;
}

export function MergeOptionFields({ options, change }: MergeOptionsProps) {
  return (
    <div className="border-line fields border-t p-4">
      <SelectField
        label="Bookmarks"
        value={options.bookmarks}
        choices={bookmarkChoices}
        onChange={(bookmarks) => change({ bookmarks })}
      />
      <SelectField
        label="Page numbers that viewers show"
        value={options.pageLabels}
        choices={pageLabelChoices}
        onChange={(pageLabels) => change({ pageLabels })}
      />
      <SelectField
        label="Size of picture pages"
        value={options.imagePageSize}
        choices={imagePageChoices}
        onChange={(imagePageSize) => change({ imagePageSize })}
      />
      <details className="group">
        <summary className="text-ink-2 min-h-10 cursor-pointer py-2 font-semibold">
          Title and password
        </summary>
        <div className="fields pt-2">
          <TextField
            label="Title"
            value={options.title}
            maxLength={500}
            hint="What viewers show at the top, and the name of the download."
            onChange={(title) => change({ title })}
          />
          <TextField
            label="Password to open the result"
            type="password"
            autoComplete="new-password"
            value={options.password}
            maxLength={127}
            hint={options.password === '' ? 'Empty: no password.' : 'Encrypted with AES-256.'}
            onChange={(password) => change({ password })}
          />
        </div>
      </details>
    </div>
  );
}
