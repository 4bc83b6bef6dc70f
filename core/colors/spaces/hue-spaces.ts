import type { Coordinates } from './color-source.ts';

/** HSL (degrees, percent, percent) from sRGB (0 to 1): CSS Color 4, section 7. */
export function srgbToHsl(srgb: Coordinates): Coordinates {
  const [most, least] = [Math.max(...srgb), Math.min(...srgb)];
  const lightness = (most + least) / 2;
  const range = most - least;
  const room = Math.min(lightness, 1 - lightness);
  return [hueOf(srgb), range === 0 || room === 0 ? 0 : ((most - lightness) / room) * 100, lightness * 100];
}

export function hslToSrgb([hue, saturation, lightness]: Coordinates): Coordinates {
  const level = lightness / 100;
  const room = (saturation / 100) * Math.min(level, 1 - level);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return level - room * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** HWB (degrees, percent, percent) from sRGB (0 to 1): CSS Color 4, section 8. */
export function srgbToHwb(srgb: Coordinates): Coordinates {
  return [hueOf(srgb), Math.min(...srgb) * 100, (1 - Math.max(...srgb)) * 100];
}

export function hwbToSrgb([hue, white, black]: Coordinates): Coordinates {
  const [whiteness, blackness] = [white / 100, black / 100];
  const sum = whiteness + blackness;
  if (sum >= 1) return [whiteness / sum, whiteness / sum, whiteness / sum];
  const [red, green, blue] = hslToSrgb([hue, 100, 50]);
  const mix = (value: number) => value * (1 - sum) + whiteness;
  return [mix(red), mix(green), mix(blue)];
}

function hueOf([red, green, blue]: Coordinates): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return 60 * (((green - blue) / range + 6) % 6);
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}
