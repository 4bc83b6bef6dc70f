import { copyText } from '#client/lib/sharing/clipboard.ts';
import { LinkedNote } from '#client/tool-kit/frame/linked-note.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { PasswordResult } from './view/password-result.tsx';
import { RuleFields } from './view/rule-fields.tsx';
import { schema } from './state.ts';
import { CheckError, TypedField, TypedResult, useTypedCheck } from './view/typed-check.tsx';
import { usePasswords } from './view/use-passwords.ts';

export default function PasswordGenerator() {
  const [rules, change] = useToolState(schema);
  const { run, generate } = usePasswords(rules);
  const isCheck = rules.mode === 'check';
  const check = useTypedCheck(rules);
  const first = run.output?.passwords[0];

  useShortcuts({
    run: generate,
    copy: () => {
      if (first === undefined || run.isStale) return;
      copyText(first).then(() => notify({ title: 'Copied!' }), reportFailure);
    },
  });

  return (
    <div className={`tool-columns ${isCheck ? '' : 'result-first'}`}>
      <div className="tool-card tool-pad fields">
        <OptionFields schema={schema} only={['mode']} layout="form" options={rules} change={change} />
        {isCheck ? (
          <>
            <TypedField typed={rules.typed} onChange={(typed) => change({ typed })} />
            <CheckError check={check} />
          </>
        ) : (
          <>
            <LinkedNote what="rules" />
            <RuleFields rules={rules} change={change} />
            <RunError error={run.error} />
            <div>
              <Button tone="primary" icon="refresh-cw" onClick={generate}>
                Generate Password
              </Button>
            </div>
          </>
        )}
      </div>
      {isCheck ? (
        <TypedResult run={check.run} />
      ) : (
        <PasswordResult run={run} isPassphrase={rules.mode === 'passphrase'} />
      )}
    </div>
  );
}
