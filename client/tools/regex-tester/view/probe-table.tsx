import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import type { ProbeResult } from '../logic.ts';
import type { ChangeState, RegexState } from '../state.ts';

interface ProbeTableProps {
  readonly state: RegexState;
  readonly change: ChangeState;
  readonly probes: readonly ProbeResult[];
}

/**
 * Texts that the pattern should and should not match. They are part of links, so that a pattern can be shared with its
 * tests.
 */
export function ProbeTable({ state, change, probes }: ProbeTableProps) {
  const failed = probes.filter(({ isExpected, isMatch }) => isExpected !== isMatch);
  return (
    <section className="tool-card tool-pad grid gap-3" aria-labelledby="probes">
      <h2 id="probes" className="text-lg">
        Tests
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextAreaField
          label="Should match"
          hint="One text a line"
          isMono
          rows={3}
          value={state.shouldMatch}
          onChange={(shouldMatch) => change({ shouldMatch })}
        />
        <TextAreaField
          label="Should not match"
          hint="One text a line"
          isMono
          rows={3}
          value={state.shouldNotMatch}
          onChange={(shouldNotMatch) => change({ shouldNotMatch })}
        />
      </div>
      {probes.length > 0 && (
        <p
          role="status"
          className={failed.length > 0 ? 'text-danger font-semibold' : 'text-ok font-semibold'}
        >
          {probes.length - failed.length} of {probes.length} as expected
        </p>
      )}
      {failed.length > 0 && (
        <ul aria-label="Failed tests" className="grid gap-1">
          {failed.map(({ text, isExpected }, index) => (
            <li key={index}>
              <code className="mono wrap-anywhere">{text}</code>{' '}
              <span className="text-ink-2">{isExpected ? 'does not match' : 'matches'}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
