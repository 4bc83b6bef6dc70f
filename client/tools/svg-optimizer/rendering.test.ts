import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import operation from './operation.ts';
import { optimizeSvg } from './optimize-svg.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svg-optimizer-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="120">';
const drawings = [
  operation.sample ?? '',
  `${open}<defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect fill="url(#g)" width="100" height="100"/><use xlink:href="#c" x="20"/><circle id="c" cx="30" cy="40" r="12.3456"/></svg>`,
  `${open}<style>.a{fill:#00ff00} #b{stroke:black;stroke-width:4}</style><g transform="rotate(30 60 60) translate(10 5)"><path class="a" d="M10 10 C 20 20, 40 20, 50 10 S 80 0 90 90 z"/><ellipse id="b" cx="50" cy="60" rx="20" ry="10"/></g></svg>`,
  `${open}<clipPath id="k"><circle cx="60" cy="60" r="50"/></clipPath><g clip-path="url(#k)" opacity=".5"><rect width="60" height="120" fill="orange"/><polygon points="60,0 120,0 120,120" fill="teal"/></g></svg>`,
  // Rules by state, attribute, id and pseudo-element.
  `${open}<style>:not(.x){opacity:.5} .x{fill:red}</style><rect class="x" width="50" height="50"/><rect x="50" y="50" width="50" height="50"/></svg>`,
  `${open}<style>[fill="#ff0000"]{stroke:#000;stroke-width:6}</style><rect x="10" y="10" width="30" height="30" fill="#ff0000"/></svg>`,
  `${open}<style>#arrow{} .line{stroke:red;stroke-width:4px;marker-end:url(#arrow)}</style><defs><marker id="arrow" viewBox="0 0 1 1" markerWidth="3" markerHeight="3" overflow="visible"><path d="m-3-3 3 3-3 3"/></marker></defs><path d="M0 50h90" class="line"/></svg>`,
  `${open}<style>text::selection{fill:red}</style><g><rect width="40" height="40"/></g></svg>`,
  // After the resvg test suite: what SVGO draws in another way.
  `${open}<g font-size="2em"><g font-size="1.5em"><text x="9" y="90" font-family="sans-serif">em</text></g></g></svg>`,
  `${open}<switch><rect display="none" width="40" height="40"/><rect width="90" height="90" fill="red"/></switch></svg>`,
  `${open}<line x1="20" y1="20" x2="90" y2="90" stroke="green"/><path d="M9 50H99" stroke="red" stroke-width="9"/></svg>`,
  `${open}<linearGradient id="g"><stop stop-color="green" stop-opacity=".3"/></linearGradient><rect fill="url(#g)" width="99" height="99"/></svg>`,
  `${open}<linearGradient id="g"><stop stop-color="green"/><stop offset="1" stop-color="red"/></linearGradient><rect fill="url( #g )" width="99" height="99"/></svg>`,
  `${open}<marker id="m" markerWidth="9" markerHeight="9" overflow="visible"><circle r="5"/></marker><rect x="20" y="20" width="60" height="60" fill="teal" marker-start="url(#m)"/></svg>`,
  `${open}<linearGradient id="g"><stop stop-color="blue"/><stop offset="1" stop-color="red"/></linearGradient><mask id="m"><rect width="1" height="1" fill="url(#g)"/></mask><clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><g clip-path="url(#c)"><rect width="40" height="40"/><rect x="60" y="60" width="40" height="40" visibility="hidden"/></g></svg>`,
  `${open}<polygon points="10,10 90,10 90,90 10" fill="orange"/></svg>`,
  // A map in degrees: 0.001 is half a percent of it.
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" viewBox="8.44 47.32 .2 .12"><path d="M8.491234 47.381234l.012345.001234.000567.013456zM8.541234 47.341234l.002345.001634.001567.003456z"/></svg>',
  `${open}<clipPath id="c"><g><circle cx="50" cy="50" r="30"/></g><circle cx="20" cy="20" r="15"/></clipPath><rect width="99" height="99" clip-path="url(#c)"/></svg>`,
  // As written by Illustrator.
  `${open}<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"><pgfRef xmlns="http://ns.adobe.com/AdobeIllustrator/10.0/"/></foreignObject><g transform="rotate(33 50 50)"><path d="M10 10h20v30z"/><path d="M40.0 10h20v30z" fill="red"/></g></switch></svg>`,
];

function draw(name: string, svg: string): string {
  const path = join(folder, `${name}.svg`);
  writeFileSync(path, svg);
  execFileSync('rsvg-convert', ['-o', `${path}.png`, path]);
  return `${path}.png`;
}

test('librsvg draws the same before and after, under every preset, and libxml2 finds the markup sound', () => {
  for (const [index, svg] of drawings.entries()) {
    const before = draw(`before-${index}`, svg);
    for (const preset of ['safe', 'default', 'aggressive'] as const) {
      const { text } = optimizeSvg(svg, { ...initialState(operation.schema), preset });
      const after = draw(`after-${index}-${preset}`, text);
      // Rounded coordinates shade an edge slightly differently.
      const { stderr } = spawnSync('compare', ['-metric', 'AE', '-fuzz', '3%', before, after, 'null:']);
      expect(Number(stderr.toString()), `${preset}: ${svg}`).toBe(0);
    }
  }
  const written = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  execFileSync('xmllint', ['--noout', ...written], { cwd: folder });
});
