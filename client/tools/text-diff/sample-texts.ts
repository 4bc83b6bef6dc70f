/** Two example texts. */
export const sampleTexts = {
  old: `# Recipe
Flour, 250 g
Butter, 125 g
Sugar, 75 g

Knead quickly, rest for an hour.
Bake at 180 °C.
`,
  now: `# Recipe for four
Flour, 250 g
Butter, 140 g, cold
Sugar, 75 g
Salt, a pinch

Knead quickly, rest for an hour.
Bake at 180 °C until golden.
`,
};
