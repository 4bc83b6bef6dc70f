import { downloadText } from '#client/lib/files/downloads.ts';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import type { ToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { GeneratedPasswords } from '../logic.ts';
import { TimesTable } from './times-table.tsx';
import { writeNumber } from '#core/numbers/write-number.ts';

interface PasswordResultProps {
  readonly run: ToolRun<GeneratedPasswords>;
  /** Its words stay whole where the line breaks. */
  readonly isPassphrase: boolean;
}

/** The password, how strong it is and why; a list where more were asked for. */
export function PasswordResult({ run, isPassphrase }: PasswordResultProps) {
  const { output, isStale } = run;
  const [first] = output?.passwords ?? [];
  return (
    <ResultPanel
      label="Password"
      value={first !== undefined && <ColoredPassword password={first} isPassphrase={isPassphrase} />}
      copyText={first}
      isStale={isStale}
    >
      {output && (
        <div className={`grid min-w-0 gap-3 ${isStale ? 'stale' : ''}`}>
          <Strength output={output} />
          {output.passwords.length > 1 && <PasswordList passwords={output.passwords} />}
          <details>
            <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Spelled out</summary>
            <p className="wrap-anywhere">{output.spelled}</p>
          </details>
          <p className="text-ink-2 text-[0.9375rem]">
            Made on your device, and kept nowhere: it is gone when you leave the page.
          </p>
        </div>
      )}
    </ResultPanel>
  );
}

interface ColoredPasswordProps {
  readonly password: string;
  readonly isPassphrase: boolean;
}

/** Digits and symbols stand out, so that they are not mistaken for letters. */
function ColoredPassword({ password, isPassphrase }: ColoredPasswordProps) {
  const parts = password.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  return (
    <span
      className={`mono text-[0.8em] font-medium tracking-normal whitespace-pre-wrap ${isPassphrase ? '' : 'break-all'}`}
      translate="no"
    >
      {parts.map((part, index) => (
        <span key={index} className={toneOf(part)}>
          {part}
        </span>
      ))}
    </span>
  );
}

function toneOf(part: string): string | undefined {
  if (/\d/.test(part)) return 'text-accent';
  return /\p{L}/u.test(part) ? undefined : 'text-danger';
}

function Strength({ output: { score, label, bits, guessing } }: { readonly output: GeneratedPasswords }) {
  const tone = score < 40 ? 'bg-danger' : score < 60 ? 'bg-warn' : 'bg-accent';
  return (
    <div className="grid gap-2">
      <div className="bg-surface-2 border-line h-3 overflow-hidden rounded-full border" aria-hidden="true">
        <div className={`h-full ${tone}`} style={{ width: `${score}%` }} />
      </div>
      <p>
        <strong data-testid="strength">{label}</strong>
        <span className="text-ink-2 tabular"> · score {score} of 100 · </span>
        <strong className="tabular" data-testid="entropy">
          {writeNumber(bits, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} bits
        </strong>
        <span className="text-ink-2"> of entropy</span>
      </p>
      <TimesTable guessing={guessing} />
    </div>
  );
}

function PasswordList({ passwords }: { readonly passwords: readonly string[] }) {
  const text = passwords.join('\n');
  return (
    <section aria-label="All passwords" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <CopyButton isSmall label="Copy all" text={text} />
        <Button isSmall icon="download" onClick={() => downloadText(`${text}\n`, 'passwords.txt')}>
          Download
        </Button>
      </div>
      <ol
        className="mono border-line max-h-80 list-inside list-decimal overflow-y-auto border-t"
        tabIndex={0}
      >
        {passwords.map((password, index) => (
          <li
            key={index}
            className="border-line border-b py-1 wrap-anywhere whitespace-pre-wrap"
            translate="no"
          >
            {password}
          </li>
        ))}
      </ol>
    </section>
  );
}
