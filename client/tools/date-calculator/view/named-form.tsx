import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { schema } from '../state.ts';
import type { DateFormProps } from './difference-form.tsx';

const fields = ['born', 'ageOn', 'dueFrom', 'dueBase', 'cycle'];

/** The forms of the age and of the due date, whose results follow at once. */
export function NamedForm({ state, change, today, error }: DateFormProps) {
  const options = { ...state, ageOn: state.ageOn || today };
  return <OptionFields {...{ schema, options, change, error }} layout="form" only={fields} />;
}
