import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { type ChangeState, type IpState, schema } from '../state.ts';

interface TaskFieldsProps {
  readonly state: IpState;
  readonly change: ChangeState;
}

const { excluded, prefix } = schema;
const fields = { excluded, prefix };

/** What the tasks on networks need to know. */
export function TaskFields({ state, change }: TaskFieldsProps) {
  return <OptionFields schema={fields} options={state} change={change} />;
}
