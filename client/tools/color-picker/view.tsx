import { useDeferredValue } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { notify } from '#client/ui/toast-store.ts';
import { ChannelTabs } from './view/channel-tabs.tsx';
import { ColorText } from './view/color-text.tsx';
import { FormatTable } from './view/format-table.tsx';
import { KeptColors } from './view/kept-colors.tsx';
import { PickButtons } from './view/pick-buttons.tsx';
import { schema } from './state.ts';
import { useColor } from './view/use-color.ts';

/** The background behind a translucent color. */
export const checkerboard = 'repeating-conic-gradient(#b8b8b8 0 25%, #ffffff 0 50%) 0 0 / 16px 16px';

export default function ColorPicker() {
  const [state, change] = useToolState(schema);
  const { engine, shown, description, isUnread, apply, applyText } = useColor(state, change);
  // Derived panels may lag behind the pointer; the color itself must not.
  const settled = useDeferredValue(description);
  const Panels = engine?.panels.ColorPanels;
  const Plane = engine?.panels.ColorPlane;

  function applyHex(hex: string): void {
    const read = engine?.logic.readColor(hex);
    if (read && 'space' in read) apply({ ...read, alpha: shown.alpha });
  }

  useReceivedData(({ text }) => {
    const mistake = text === undefined ? undefined : applyText(text.trim());
    if (mistake) notify({ title: mistake, tone: 'destructive' });
  });

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <div
          role="img"
          aria-label={`Preview of ${shown.shortText}`}
          className="checkerboard border-line h-20 overflow-hidden rounded-xl border"
        >
          <div className="h-full" style={{ background: shown.css }} />
        </div>
        <div className="border-line bg-surface-2 grid h-60 grid-rows-[minmax(0,1fr)_2.5rem] overflow-hidden rounded-xl border">
          {Plane && description && (
            <Plane
              hsl={shown.hsl}
              css={shown.hex}
              onHsl={(hsl) => apply({ space: 'hsl', coordinates: hsl, alpha: shown.alpha })}
            />
          )}
        </div>
        <ColorText label="Any CSS color" shown={shown.shortText} onText={applyText} />
        <ChannelTabs
          shown={shown}
          tab={state.tab}
          isReady={description !== undefined}
          onTab={(tab) => change({ tab })}
          onCoordinate={(space, index, value) => {
            if (engine && description) apply(engine.logic.setCoordinate(description, space, index, value));
          }}
          onAlpha={(alpha) => {
            if (description) apply({ ...description.source, alpha });
          }}
          onHex={applyHex}
        />
        <PickButtons
          hex={shown.hex}
          isReady={description !== undefined}
          onRandom={() => {
            if (engine) apply(engine.logic.randomColor(shown.alpha));
          }}
          onHex={applyHex}
        />
        <KeptColors
          kept={state.kept}
          current={shown.hex}
          onChange={(kept) => change({ kept })}
          onChoose={applyText}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <FormatTable shown={shown} isStale={isUnread} method={state.gamutMethod} change={change} />
        {Panels && settled && (
          <Panels
            color={settled.source}
            inSrgb={settled.inSrgb}
            state={state}
            change={change}
            onChoose={(hex) => {
              applyText(hex);
            }}
          />
        )}
      </div>
    </div>
  );
}
