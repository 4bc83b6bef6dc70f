import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { layOver } from './contrast.ts';

/** The constants of APCA 0.0.98G-4g, the version with public test values. */
const exponents = { text: 0.57, background: 0.56, lightText: 0.62, lightBackground: 0.65 } as const;
const [blackThreshold, blackExponent, leastDifference] = [0.022, 1.414, 0.0005];
const [scale, offset, lowClip] = [1.14, 0.027, 0.1];

/**
 * Returns the lightness contrast Lc of text on a background, about -108 to 106; negative if the text is lighter.
 * Translucent text is first blended over `under`, and a translucent `under` over white.
 */
export function apcaContrast(text: ColorSource, under: ColorSource): number {
  const background = layOver(under, { space: 'rgb', coordinates: [255, 255, 255], alpha: 1 });
  const [ink, paper] = [screenLuminance(layOver(text, background)), screenLuminance(background)];
  if (Math.abs(paper - ink) < leastDifference) return 0;
  if (paper > ink) {
    const contrast = (paper ** exponents.background - ink ** exponents.text) * scale;
    return contrast < lowClip ? 0 : (contrast - offset) * 100;
  }
  const contrast = (paper ** exponents.lightBackground - ink ** exponents.lightText) * scale;
  return contrast > -lowClip ? 0 : (contrast + offset) * 100;
}

/**
 * Returns the luminance that APCA uses for sRGB: a plain exponent, with blacks raised for the light that a screen
 * reflects.
 */
function screenLuminance({ coordinates: [red, green, blue] }: ColorSource): number {
  const luminance = 0.2126729 * red ** 2.4 + 0.7151522 * green ** 2.4 + 0.072175 * blue ** 2.4;
  return luminance >= blackThreshold ? luminance : luminance + (blackThreshold - luminance) ** blackExponent;
}
