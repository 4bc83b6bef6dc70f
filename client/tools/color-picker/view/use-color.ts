import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { notify } from '#client/ui/toast-store.ts';
import { initialColor } from '../initial-color.ts';
import type { ColorDescription } from '#core/colors/color-description.ts';
import type { ChangeState, PickerState } from '../state.ts';

type Logic = typeof import('#core/colors/color-description.ts');
type Panels = typeof import('./color-panels.tsx') & typeof import('./color-plane.tsx');
type ColorSource = ColorDescription['source'];

/** The conversions and the panels that need them, loaded after the page has started. */
interface Engine {
  readonly logic: Logic;
  readonly panels: Panels;
}

interface PickedColor {
  readonly engine: Engine | undefined;
  readonly shown: ColorDescription | typeof initialColor;
  /** The full description; undefined until the engine is loaded. */
  readonly description: ColorDescription | undefined;
  readonly apply: (source: ColorSource) => void;
  /** True if the last typed text is not a color, so an earlier color is shown. */
  readonly isUnread: boolean;
  /** Applies any CSS color; returns the error, if any. */
  readonly applyText: (written: string) => string | undefined;
}

export function useColor(state: PickerState, change: ChangeState): PickedColor {
  const [engine, setEngine] = useState<Engine>();
  const [isUnread, setIsUnread] = useState(false);
  // Text that was typed or received before the engine was loaded.
  const earlyTextRef = useRef<string>(undefined);
  useEffect(() => {
    let isGone = false;
    const parts = [
      import('#core/colors/color-description.ts'),
      import('./color-panels.tsx'),
      import('./color-plane.tsx'),
    ] as const;
    void Promise.all(parts).then(([logic, panels, plane]) => {
      if (!isGone) setEngine({ logic, panels: { ...panels, ...plane } });
    });
    return () => {
      isGone = true;
    };
  }, []);

  const { color, keptHue, gamutMethod } = state;
  const description = useMemo(
    () => engine?.logic.describeColor(color, keptHue, gamutMethod),
    [color, engine, gamutMethod, keptHue],
  );

  function apply(source: ColorSource): void {
    setIsUnread(false);
    if (engine) change(engine.logic.keepColor(source, keptHue));
  }

  function applyText(written: string): string | undefined {
    if (!engine) {
      earlyTextRef.current = written;
      return undefined;
    }
    const read = engine.logic.readColor(written);
    if ('space' in read) {
      apply(read);
      return undefined;
    }
    setIsUnread(true);
    return [read.message, read.details.hint].filter(Boolean).join(' ');
  }

  const takeEarlyText = useEffectEvent(() => {
    const written = earlyTextRef.current;
    earlyTextRef.current = undefined;
    const mistake = written === undefined ? undefined : applyText(written);
    if (mistake) notify({ title: mistake, tone: 'destructive' });
  });
  useEffect(() => {
    if (engine) takeEarlyText();
  }, [engine]);

  return { engine, shown: description ?? initialColor, description, isUnread, apply, applyText };
}
