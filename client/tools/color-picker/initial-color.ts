import type { ColorDescription } from '#core/colors/color-description.ts';

/** The description of the initial color, shown until the conversions are loaded. */
export const initialColor: Omit<ColorDescription, 'source' | 'inSrgb'> = {
  srgbShift: undefined,
  css: 'rgb(51 102 204 / 1)',
  rgb: [51, 102, 204],
  hsl: [220, 60, 50],
  oklch: [0.5325, 0.1679, 262.293],
  alpha: 1,
  hex: '#3366cc',
  shortText: '#3366cc',
  formats: [
    { id: 'hex', label: 'HEX', text: '#3366cc', isMapped: false },
    { id: 'rgb', label: 'RGB', text: 'rgb(51, 102, 204)', isMapped: false },
    { id: 'rgba', label: 'RGBA', text: 'rgba(51, 102, 204, 1)', isMapped: false },
    { id: 'hsl', label: 'HSL', text: 'hsl(220, 60%, 50%)', isMapped: false },
  ],
  gamut: '',
  chromaLimits: { srgb: 0.1918, p3: 0.2122 },
  name: '',
};
