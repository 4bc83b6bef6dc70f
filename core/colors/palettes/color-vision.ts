import { clip, convert } from '#core/colors/spaces/color-conversion.ts';
import { writeHex } from '#core/colors/notation/color-formats.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import { mapToGamut } from '#core/colors/spaces/gamut-mapping.ts';
import { type Matrix, transform } from '#core/colors/spaces/color-chain.ts';
import type { Swatch } from './palettes.ts';

/** Matrices for linear light from Machado, Oliveira and Fernandes (2009), table 1, severity 1.0. */
const deficiencies: readonly (readonly [name: string, matrix: Matrix])[] = [
  [
    'Without red cones',
    [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  ],
  [
    'Without green cones',
    [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  ],
  [
    'Without blue cones',
    [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  ],
];

/** Simulates how people without one kind of cones see the color. */
export function simulateVision(color: ColorSource): Swatch[] {
  const light = convert(mapToGamut(color, 'srgb'), 'srgb-linear').coordinates;
  return deficiencies.map(([name, matrix]) => ({
    name,
    hex: writeHex({ space: 'srgb-linear', coordinates: clip(transform(matrix, light)), alpha: 1 }),
  }));
}
