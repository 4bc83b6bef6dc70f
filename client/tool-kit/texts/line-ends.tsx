import type { TextSourceControl } from './text-source.ts';

const lineEnds = { lf: '\n', crlf: '\r\n' } as const;
const labels = { lf: 'LF', crlf: 'CRLF', mixed: 'Mixed' } as const;

interface LineEndsProps {
  readonly control: Pick<TextSourceControl, 'source' | 'setText'>;
}

/** How the lines of a text end, to change. Part of a toolbar, so that it takes no space from the text. */
export function LineEnds({ control: { source, setText } }: LineEndsProps) {
  const ends = source.type === 'text' ? lineEndsOf(source.text) : undefined;
  if (source.type !== 'text' || !ends) return null;
  return (
    <select
      className="select select-small"
      aria-label="Line ends"
      title="Line ends: LF of Linux and macOS, CRLF of Windows"
      value={ends}
      onChange={({ target }) => {
        const chosen = target.value === 'lf' ? 'lf' : 'crlf';
        setText(source.text.replaceAll(/\r\n?|\n/g, lineEnds[chosen]));
      }}
    >
      {(ends === 'mixed' ? (['lf', 'crlf', 'mixed'] as const) : (['lf', 'crlf'] as const)).map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  );
}

/** Returns undefined if there is one line. */
function lineEndsOf(text: string): keyof typeof labels | undefined {
  const hasLf = /(?<!\r)\n/.test(text);
  const hasCrlf = text.includes('\r\n');
  if (/\r(?!\n)/.test(text) || (hasLf && hasCrlf)) return 'mixed';
  return hasCrlf ? 'crlf' : hasLf ? 'lf' : undefined;
}
