import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { CodeHighlight } from './code-marks.ts';

/** The hues of the tones, distinguishable by most eyes; a place inside another gets another tone. */
const hues = [168, 255, 60, 310, 20, 210] as const;

const change = StateEffect.define<DecorationSet>();

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (current, transaction) =>
    transaction.effects.reduce(
      (set, effect) => (effect.is(change) ? effect.value : set),
      current.map(transaction.changes),
    ),
  provide: (self) => EditorView.decorations.from(self),
});

/** Marks a place of no length. */
class PlaceMark extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(): HTMLElement {
    const mark = document.createElement('span');
    mark.className = 'cm-hub-place';
    return mark;
  }
}

const marks = hues.map((_, tone) => Decoration.mark({ class: `cm-hub-tone-${tone}` }));
const place = Decoration.widget({ widget: new PlaceMark(), side: 1 });

const theme = EditorView.theme({
  ...Object.fromEntries(
    hues.map((hue, tone) => [
      `.cm-hub-tone-${tone}`,
      {
        backgroundColor: `light-dark(oklch(90% 0.09 ${hue}), oklch(38% 0.09 ${hue}))`,
        borderRadius: '2px',
        boxShadow: `inset 0 -2px light-dark(oklch(60% 0.13 ${hue}), oklch(70% 0.13 ${hue}))`,
      },
    ]),
  ),
  '.cm-hub-place': {
    borderLeft: '2px solid light-dark(oklch(60% 0.13 168), oklch(70% 0.13 168))',
    marginLeft: '-1px',
    marginRight: '-1px',
  },
});

/** Lets places in the text be colored. */
export const highlightSupport: Extension = [field, theme];

/** The effect that colors these places and no others; those beyond `end` are left out. */
export function highlightEffect(
  highlights: readonly CodeHighlight[],
  end: number,
): StateEffect<DecorationSet> {
  const ranges = highlights.flatMap(({ from, to, tone }) => {
    if (from > end) return [];
    const mark = marks[tone % marks.length];
    return from < to && mark ? [mark.range(from, Math.min(to, end))] : [place.range(from)];
  });
  return change.of(Decoration.set(ranges, true));
}
