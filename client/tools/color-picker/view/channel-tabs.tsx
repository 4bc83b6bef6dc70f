import { Tabs } from '#client/ui/tabs.tsx';
import { type Channel, ChannelField } from './channel-field.tsx';
import { HexField } from './hex-field.tsx';
import type { ColorDescription, SliderSpace } from '#core/colors/color-description.ts';
import type { PickerState } from '../state.ts';

type Shown = Pick<ColorDescription, 'rgb' | 'hsl' | 'oklch' | 'alpha' | 'hex' | 'chromaLimits'>;

interface ChannelTabsProps {
  readonly shown: Shown;
  readonly tab: PickerState['tab'];
  /** False until the conversions are loaded. */
  readonly isReady: boolean;
  readonly onTab: (tab: PickerState['tab']) => void;
  readonly onCoordinate: (space: SliderSpace, index: 0 | 1 | 2, value: number) => void;
  readonly onAlpha: (alpha: number) => void;
  readonly onHex: (hex: string) => void;
}

const tabs = [
  { value: 'rgb', label: 'RGB' },
  { value: 'hex', label: 'HEX' },
  { value: 'hsl', label: 'HSL' },
  { value: 'oklch', label: 'OKLCH' },
] as const;

const byte = { max: 255, step: 1, digits: 0 };
const percent = { max: 100, step: 1, digits: 0 };
const channels: Readonly<Record<SliderSpace, readonly [Channel, Channel, Channel]>> = {
  rgb: [
    { label: 'Red', ...byte },
    { label: 'Green', ...byte },
    { label: 'Blue', ...byte },
  ],
  hsl: [
    { label: 'Hue', max: 360, step: 1, digits: 0 },
    { label: 'Saturation', ...percent },
    { label: 'Lightness', ...percent },
  ],
  oklch: [
    { label: 'Lightness', max: 1, step: 0.001, digits: 3 },
    { label: 'Chroma', max: 0.4, step: 0.001, digits: 3 },
    { label: 'Hue', max: 360, step: 0.1, digits: 1 },
  ],
};
const alphaChannel: Channel = { label: 'Alpha', max: 1, step: 0.01, digits: 2 };

/** Fields for the color's coordinates in the chosen space. */
export function ChannelTabs(props: ChannelTabsProps) {
  const { shown, tab, isReady, onTab, onCoordinate, onAlpha, onHex } = props;
  const [red, green, blue] = shown.rgb;
  return (
    <>
      <Tabs label="Notation" value={tab} tabs={tabs} onChange={onTab} panelClassName="grid gap-3">
        {tab === 'hex' ? (
          <HexField hex={shown.hex} isDisabled={!isReady} onHex={onHex} />
        ) : (
          channels[tab].map((channel, index) => (
            <ChannelField
              key={tab + channel.label}
              channel={channel}
              value={shown[tab][index as 0 | 1 | 2]}
              track={trackOf(shown, tab, index, channel.max)}
              isDisabled={!isReady}
              limits={channel.label === 'Chroma' ? limitsOf(shown) : undefined}
              onChange={(value) => onCoordinate(tab, index as 0 | 1 | 2, value)}
            />
          ))
        )}
      </Tabs>
      <ChannelField
        channel={alphaChannel}
        value={shown.alpha}
        track={`linear-gradient(to right, rgb(${red} ${green} ${blue} / 0), rgb(${red} ${green} ${blue}))`}
        isDisabled={!isReady}
        onChange={onAlpha}
      />
    </>
  );
}

function limitsOf({ chromaLimits: { srgb, p3 } }: Shown) {
  return [
    { name: 'sRGB', at: srgb },
    { name: 'Display P3', at: p3 },
  ];
}

const trackStops = 13;

/** Returns the gradient of colors if only this coordinate changes. */
function trackOf(shown: Shown, space: SliderSpace, index: number, max: number): string {
  const stops = Array.from({ length: trackStops }, (_, stop) => {
    const coordinates = shown[space].map((value, position) =>
      position === index ? (max * stop) / (trackStops - 1) : value,
    );
    return `${space}(${coordinates.join(' ')})`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
