import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { ProbeResult } from '../logic.ts';
import { type ChangeState, type RegexState, schema } from '../state.ts';

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
        <OptionFields
          {...{ schema, change }}
          options={state}
          layout="form"
          only={['shouldMatch', 'shouldNotMatch']}
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
