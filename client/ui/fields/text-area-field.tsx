import { Field, fieldProps, type LabeledProps } from './field.tsx';

interface TextAreaFieldProps extends LabeledProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly isMono?: boolean;
  readonly maxLength?: number;
  /** Its lines are rows of a table and do not wrap. */
  readonly isTable?: boolean;
}

/** Browsers lay the whole of a plain box out at once. */
const maxDrawn = 20_000;

/**
 * A text box of several lines. A text too long to lay out at once shows its beginning, but counts as a whole.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, placeholder, isMono, isTable = false, rows = isTable ? 8 : 5 } = props;
  const isPart = value.length > maxDrawn;
  return (
    <Field
      {...fieldProps(props)}
      hint={
        isPart ? 'The whole text counts; only its beginning is shown. Backspace empties the box.' : props.hint
      }
    >
      {(control) => (
        <textarea
          {...control}
          className={`input ${isMono ? 'mono' : ''} ${isTable ? 'md:text-[0.875rem]' : ''}`}
          dir="auto"
          value={value.slice(0, maxDrawn)}
          readOnly={isPart}
          rows={rows}
          wrap={isTable ? 'off' : 'soft'}
          placeholder={placeholder}
          maxLength={props.maxLength}
          autoComplete="off"
          spellCheck={false}
          disabled={props.isDisabled}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={({ key }) => {
            if (isPart && key === 'Backspace') onChange('');
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!isPart && pasted.length <= maxDrawn) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            // The end of the shown part means the end of all.
            const end = isPart && selectionEnd >= maxDrawn ? value.length : selectionEnd;
            const start = selectionStart === selectionEnd ? end : selectionStart;
            onChange(value.slice(0, start) + pasted.replaceAll(/\r\n?/g, '\n') + value.slice(end));
          }}
        />
      )}
    </Field>
  );
}
