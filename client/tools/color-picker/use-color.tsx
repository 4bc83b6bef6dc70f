import { useEffect, useMemo, useState } from 'react';
import { initialColor } from './initial-color.ts';
import type { ColorDescription } from './logic.ts';
import type { ChangeState, PickerState } from './state.ts';

type Logic = typeof import('./logic.ts');
type Panels = typeof import('./color-panels.tsx');
type ColorSource = ColorDescription['source'];

/** The conversions and the panels that need them, loaded when the page has come to life. */
interface Engine {
  readonly logic: Logic;
  readonly panels: Panels;
}

interface PickedColor {
  readonly engine: Engine | undefined;
  readonly shown: ColorDescription | typeof initialColor;
  /** The full description; undefined until the engine is there. */
  readonly description: ColorDescription | undefined;
  readonly apply: (source: ColorSource) => void;
  /** Takes any CSS text; returns what is wrong with it. */
  readonly applyText: (written: string) => string | undefined;
}

export function useColor(state: PickerState, change: ChangeState): PickedColor {
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    let isGone = false;
    void Promise.all([import('./logic.ts'), import('./color-panels.tsx')]).then(([logic, panels]) => {
      if (!isGone) setEngine({ logic, panels });
    });
    return () => {
      isGone = true;
    };
  }, []);

  const { color, keptHue } = state;
  const description = useMemo(() => engine?.logic.describeColor(color, keptHue), [color, engine, keptHue]);

  function apply(source: ColorSource): void {
    if (engine) change(engine.logic.keepColor(source, keptHue));
  }

  function applyText(written: string): string | undefined {
    const read = engine?.logic.readColor(written);
    if (!read) return undefined;
    if ('space' in read) {
      apply(read);
      return undefined;
    }
    return [read.message, read.details.hint].filter(Boolean).join(' ');
  }

  return { engine, shown: description ?? initialColor, description, apply, applyText };
}
