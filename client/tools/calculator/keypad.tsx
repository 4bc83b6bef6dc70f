import { Button } from '#client/ui/button.tsx';

/** What a key shows, puts into the expression, and is called where its sign does not say it. */
const keys: readonly (readonly [label: string, text: string, name?: string])[] = [
  ['(', '('],
  [')', ')'],
  ['÷', ' / ', 'Divide'],
  ['×', ' * ', 'Multiply'],
  ['xʸ', ' ** ', 'Power'],
  ['x²', '²', 'Square'],
  ['√', 'sqrt(', 'Square root'],
  ['!', '!', 'Factorial'],
  ['%', '%', 'Percent or remainder'],
  ['π', 'π', 'Pi'],
  ['e', 'e', 'Euler’s number'],
  ['ans', 'ans', 'Last answer'],
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['ln', 'ln(', 'Natural logarithm'],
  ['log', 'log(', 'Logarithm to base 10'],
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
