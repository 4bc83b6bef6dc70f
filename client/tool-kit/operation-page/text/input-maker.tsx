import { useState } from 'react';
import { askOwnAddress } from '#client/lib/geo/own-address.ts';
import { siteSettings } from '#client/lib/site-data.ts';
import type { InputMaker, MakerForm } from '#client/tool-kit/operations/page-words.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useHasUnreadBox } from '#client/ui/fields/unread-boxes.ts';
import { ToolbarButton } from '#client/tool-kit/texts/text-panes.tsx';
import { OptionFields } from '../options/option-fields.tsx';
import type { Options } from '../use-operation.ts';

interface MakerProps {
  readonly maker: InputMaker;
  readonly options: Options;
  readonly replace: (text: string) => void;
}

/** The button that makes an input, and the dialog in which it asks what for. */
export function InputMakerButton({ maker: { label, icon, hint, form }, options, replace }: MakerProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // A site of plain files cannot tell the visitor's address.
  if (!form && siteSettings.isPlain) return null;
  const ask = () => {
    setIsBusy(true);
    askOwnAddress()
      .then(replace, reportFailure)
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <ToolbarButton
        {...{ icon, label }}
        title={hint}
        disabled={isBusy}
        onClick={form ? () => setIsOpen(true) : ask}
      />
      {form && (
        <Dialog title={form.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <MakerFields
            {...{ form, options }}
            onMade={(text) => {
              replace(text);
              setIsOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface MakerFieldsProps {
  readonly form: MakerForm;
  readonly options: Options;
  readonly onMade: (text: string) => void;
}

function MakerFields({ form: { schema, button, mistakeOf, write }, options, onMade }: MakerFieldsProps) {
  const [answers, setAnswers] = useState<Options>(() => initialState(schema));
  const isUnread = useHasUnreadBox();
  const mistake = isUnread ? 'Correct the marked field first.' : mistakeOf(answers);
  const text = write(answers, options);
  return (
    <form
      className="fields grid-cols-2 [&>:not(.check)]:col-span-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (mistake === undefined) onMade(text);
      }}
    >
      <OptionFields
        {...{ schema }}
        options={answers}
        layout="form"
        change={(change) => setAnswers({ ...answers, ...change })}
      />
      <output className={mistake === undefined ? 'mono' : undefined}>{mistake ?? text}</output>
      <Button type="submit" tone="primary" disabled={mistake !== undefined}>
        {button}
      </Button>
    </form>
  );
}
