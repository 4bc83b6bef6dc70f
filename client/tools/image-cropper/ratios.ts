interface CropRatio {
  readonly id: string;
  readonly label: string;
  /** The ratio of width to height; undefined if it depends on other options. */
  readonly ratio?: readonly [number, number];
}

/** Named ratios: cameras, screens and posts, paper by ISO 216, photographs by ICAO 9303. */
export const cropRatios = [
  { id: 'free', label: 'Free' },
  { id: 'picture', label: 'As the picture' },
  { id: '1:1', label: '1 : 1 (square)', ratio: [1, 1] },
  { id: '4:3', label: '4 : 3', ratio: [4, 3] },
  { id: '3:2', label: '3 : 2 (photo)', ratio: [3, 2] },
  { id: '16:9', label: '16 : 9 (screen)', ratio: [16, 9] },
  { id: '3:4', label: '3 : 4', ratio: [3, 4] },
  { id: '2:3', label: '2 : 3', ratio: [2, 3] },
  { id: '4:5', label: '4 : 5 (portrait post)', ratio: [4, 5] },
  { id: '9:16', label: '9 : 16 (story)', ratio: [9, 16] },
  { id: '35:45', label: '35 : 45 (passport photo)', ratio: [35, 45] },
  { id: 'paper', label: '1 : 1.414 (A4)', ratio: [210, 297] },
  { id: 'own', label: 'Custom ratio' },
] as const satisfies readonly CropRatio[];
