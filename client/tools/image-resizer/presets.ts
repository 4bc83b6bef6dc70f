import type { LengthUnit } from './sizing/target-size.ts';

interface Preset {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly unit: LengthUnit;
}

/** Named sizes. Pixels come from the services' help pages, millimeters from ICAO 9303 and ISO 216. */
export const presets = [
  { id: 'hd', label: '1920 × 1080 (Full HD)', width: 1920, height: 1080, unit: 'px' },
  { id: '4k', label: '3840 × 2160 (4K)', width: 3840, height: 2160, unit: 'px' },
  { id: 'square', label: '1080 × 1080 (square post)', width: 1080, height: 1080, unit: 'px' },
  { id: 'portrait', label: '1080 × 1350 (portrait post)', width: 1080, height: 1350, unit: 'px' },
  { id: 'story', label: '1080 × 1920 (story, reel)', width: 1080, height: 1920, unit: 'px' },
  { id: 'card', label: '1200 × 630 (link preview)', width: 1200, height: 630, unit: 'px' },
  { id: 'thumbnail', label: '1280 × 720 (video thumbnail)', width: 1280, height: 720, unit: 'px' },
  { id: 'passport', label: '35 × 45 mm (passport)', width: 35, height: 45, unit: 'mm' },
  { id: 'us-passport', label: '2 × 2 in (US passport)', width: 2, height: 2, unit: 'in' },
  { id: 'print-6x4', label: '6 × 4 in (print)', width: 6, height: 4, unit: 'in' },
  { id: 'print-15x10', label: '15 × 10 cm (print)', width: 15, height: 10, unit: 'cm' },
  { id: 'a4', label: '210 × 297 mm (A4)', width: 210, height: 297, unit: 'mm' },
] as const satisfies readonly Preset[];
