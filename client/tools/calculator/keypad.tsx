import { Button } from '#client/ui/button.tsx';

/** What a key shows, puts into the expression, and is called where its sign does not say it. */
const keys: readonly (readonly [label: string, text: string, name?: string])[] = [
  ['(', '('],
  [')', ')'],
  ['÷', ' / ', 'Divide'],
  ['×', ' * ', 'Multiply'],
  ['xʸ', ' ** ', 'xʸ, power'],
  ['x²', '²', 'x², square'],
  ['√', 'sqrt(', 'Square root'],
  ['!', '!', 'Factorial'],
  ['%', '%', 'Percent or remainder'],
  ['π', 'π', 'π, pi'],
  ['e', 'e', 'e, Euler’s number'],
  ['ans', 'ans', 'ans, the last answer'],
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['ln', 'ln(', 'ln, natural logarithm'],
  ['log', 'log(', 'log, logarithm to base 10'],
  ['°', '°', 'Degrees'],
];

export function Keypad({ onInsert }: { readonly onInsert: (text: string) => void }) {
  return (
    <div role="group" aria-label="Insert" className="grid grid-cols-6 gap-1">
      {keys.map(([label, text, name]) => (
        <Button
          key={label}
          isSmall
          className="px-0"
          {...(name ? { 'aria-label': name, title: name } : {})}
          onClick={() => onInsert(text)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
