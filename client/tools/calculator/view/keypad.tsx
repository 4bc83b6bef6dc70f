import { Button } from '#client/ui/button.tsx';

type Key = readonly [label: string, text: string, name?: string];

/** A key's label, the text it inserts, and its accessible name if the label is not enough. */
const functionKeys: readonly Key[] = [
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['ln', 'ln(', 'ln, natural logarithm'],
  ['log', 'log(', 'log, logarithm to base 10'],
  ['√', 'sqrt(', 'Square root'],
  ['(', '('],
  [')', ')'],
  ['xʸ', ' ** ', 'xʸ, power'],
  ['x²', '²', 'x², square'],
  ['!', '!', 'Factorial'],
  ['°', '°', 'Degrees'],
];

const digitKeys: readonly Key[] = [
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['÷', ' / ', 'Divide'],
  ['π', 'π', 'π, pi'],
  ['e', 'e', 'e, Euler’s number'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['×', ' * ', 'Multiply'],
  ['%', '%', 'Percent or remainder'],
  ['ans', 'ans', 'ans, the last answer'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['−', ' - ', 'Subtract'],
];

const lastKeys: readonly Key[] = [
  ['0', '0'],
  ['.', '.', 'Decimal point'],
  [',', ', ', 'Comma between values'],
  ['+', ' + ', 'Add'],
];

interface KeypadProps {
  readonly onInsert: (text: string) => void;
  /** Deletes the selection, or the text before the caret. */
  readonly onErase: () => void;
}

/** The keys for expressions. A press does not move the focus, so no on-screen keyboard opens on a phone. */
export function Keypad({ onInsert, onErase }: KeypadProps) {
  const keyButton = ([label, text, name]: Key) => (
    <Button
      key={label}
      isSmall
      className={`px-0 ${/^\d$/.test(label) ? 'bg-surface-2 text-base' : ''}`}
      {...(name ? { 'aria-label': name, title: name } : {})}
      onClick={() => onInsert(text)}
    >
      {label}
    </Button>
  );
  return (
    <div
      role="group"
      aria-label="Insert"
      className="grid grid-cols-6 gap-1"
      onMouseDown={(event) => event.preventDefault()}
    >
      {functionKeys.map(keyButton)}
      {digitKeys.map(keyButton)}
      <Button
        isSmall
        className="col-span-2 row-span-2 px-0"
        icon="delete"
        aria-label="Erase"
        title="Erase"
        onClick={onErase}
      />
      {lastKeys.map(keyButton)}
    </div>
  );
}
