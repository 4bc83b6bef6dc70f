import { QuestionField, type Reply } from '#client/tool-kit/asking/question-field.tsx';
import { type ChangeState, readZoneIds, type ZoneState } from '../state.ts';

interface QueryFieldProps {
  readonly state: ZoneState;
  readonly change: ChangeState;
  /** Called with whether the last phrase was not understood. */
  readonly onUnread: (isUnread: boolean) => void;
}

/** A field for a question in plain words that fills in the other fields. */
export function QueryField({ state, change, onUnread }: QueryFieldProps) {
  async function ask(question: string): Promise<Reply> {
    const { askInWords } = await import('../asking/ask-in-words.ts');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const shown = [own, ...(state.home === '' ? [] : [state.home]), ...readZoneIds(state.zones)];
    const { problem, remarks, values } = askInWords(question, Date.now(), shown);
    const apply = () => {
      if (values) change(values);
      onUnread(!values);
    };
    return { problem, hint: remarks, apply };
  }
  return <QuestionField placeholder="3pm Tokyo next Tue in Berlin" ask={ask} />;
}
