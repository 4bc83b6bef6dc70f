import { useToolSession } from '#client/tool-kit/frame/tool-context.ts';
import { choiceLabel, isFieldShown, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { StateField, StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { useIsPrinting } from '#client/ui/use-is-printing.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface PaperInputProps {
  readonly schema: StateSchema;
  readonly options: StateOf<StateSchema>;
}

/** The page sets these from the language of the browser, so they are not listed as filled in. */
const ofTheReader: ReadonlySet<string> = new Set(['locale', 'reader']);

/**
 * On paper, above the result: the tool's name, and what was filled in. It is drawn only while printing, because on the
 * page it would say the form's words twice.
 */
export function PaperInput({ schema, options }: PaperInputProps) {
  const { tool } = useToolSession();
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const lines = Object.entries(schema).flatMap(([key, field]) => {
    if (ofTheReader.has(key) || !isFieldShown(field, options)) return [];
    const text = writeValue(field, readOwn(options, key), options);
    return text === '' ? [] : [{ label: labelOf(key, field), text }];
  });
  return (
    <section className="print-only" data-print="">
      <h1 className="mb-2 text-xl">{tool.name}</h1>
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-6">
        {lines.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The value with its unit; empty for what is not filled in, and for secrets. */
function writeValue(field: StateField<unknown>, value: unknown, options: StateOf<StateSchema>): string {
  if (field.role === 'secret') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  if (field.values) return choiceLabel(field, text);
  const chosen = field.choicesFor?.(options).find((choice) => choice.value === text);
  if (chosen) return chosen.label;
  const unit = field.unitFor?.(options) ?? field.unit;
  return text === '' || unit === undefined ? text : `${text} ${unit}`;
}
