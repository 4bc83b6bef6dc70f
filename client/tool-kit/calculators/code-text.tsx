/**
 * Digits and symbols get another color, so that they are not mistaken for letters. Lines break between words only.
 */
export function CodeText({ code }: { readonly code: string }) {
  const parts = code.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  return (
    <span
      className="mono text-[0.8em] font-medium tracking-normal wrap-anywhere whitespace-pre-wrap"
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
  return /\p{L}/u.test(part) ? undefined : 'text-(--syntax-atom)';
}
