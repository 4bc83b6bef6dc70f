import { Field, fieldProps, type LabeledProps } from './field.tsx';

interface SliderFieldProps extends LabeledProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly formatValue?: (value: number) => string;
}

export function SliderField(props: SliderFieldProps) {
  const { value, onChange, min, max, step = 1, formatValue = String } = props;
  const shown = formatValue(value);
  return (
    <Field
      {...fieldProps(props)}
      label={
        <span className="flex justify-between">
          {props.label} <output className="tabular">{shown}</output>
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          className="slider"
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={shown}
          disabled={props.isDisabled}
          onChange={(event) => {
            onChange(event.target.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}
