import { downloadBlob } from '#client/lib/files/downloads.ts';
import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import type { Chart } from './chart.ts';
import { seriesColor, seriesDash } from './chart-look.ts';

/** Wide enough for a page of paper. */
const pngWidth = 1280;
const fontFamily = 'sans-serif';
const margin = 12;
const rowHeight = 22;
const markWidth = 28;

/**
 * Saves a drawn chart with its title, its legend and the colors it has on the page, as a file that does not need the
 * page.
 */
export async function saveChart(svg: SVGSVGElement, chart: Chart, kind: 'svg' | 'png'): Promise<void> {
  const { text, width, height } = standalone(svg, chart);
  const file = new Blob([text], { type: 'image/svg+xml' });
  downloadBlob(kind === 'svg' ? file : await asPng(file, width, height), `${chart.title}.${kind}`);
}

function standalone(svg: SVGSVGElement, chart: Chart) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const toHex = colorReader();
  const originals = svg.querySelectorAll<SVGElement>('[style]');
  for (const [index, element] of copy.querySelectorAll<SVGElement>('[style]').entries()) {
    const original = originals[index];
    if (!original) continue;
    const look = getComputedStyle(original);
    const property = original.style.stroke ? 'stroke' : 'fill';
    element.removeAttribute('style');
    element.setAttribute(property, toHex(look[property]));
  }
  const { width, height: drawn } = svg.viewBox.baseVal;
  const head = headOf(chart, width, (color) => toHex(resolved(svg, color)));
  const height = drawn + head.height;
  const ground = { x: 0, y: -head.height, width, height, fill: toHex(groundOf(svg)) };
  copy.prepend(svgElement('title', {}, chart.title), svgElement('rect', ground), ...head.elements);
  copy.removeAttribute('class');
  copy.setAttribute('viewBox', `0 ${-head.height} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', fontFamily);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/**
 * Returns the title, and below it the legend, which the page shows beside the drawing. Both lie above the drawing's
 * origin.
 */
function headOf({ kind, title, series }: Chart, width: number, toHex: (color: string) => string) {
  const ink = toHex('var(--ink)');
  const widthOf = textMeasure();
  let [x, row] = [margin, 0];
  const entries = series.map(({ name }, index) => {
    const needed = markWidth + widthOf(name) + margin;
    if (x > margin && x + needed > width) [x, row] = [margin, row + 1];
    const entry = { name, index, x, row };
    x += needed;
    return entry;
  });
  const height = (row + 2) * rowHeight + margin;
  const yOf = (line: number) => line * rowHeight - height;
  const elements = entries.flatMap(({ name, index, x: at, row: line }) => {
    const [y, color] = [yOf(line + 1) + 18, toHex(seriesColor(index))];
    const mark =
      kind === 'line'
        ? svgElement('path', {
            d: `M${at} ${y - 4}h22`,
            stroke: color,
            'stroke-width': 3,
            'stroke-dasharray': seriesDash(index),
          })
        : svgElement('rect', { x: at, y: y - 9, width: 22, height: 10, fill: color });
    return [mark, svgElement('text', { x: at + markWidth, y, fill: ink }, name)];
  });
  const heading = svgElement('text', { x: margin, y: yOf(0) + 22, fill: ink, 'font-weight': 'bold' }, title);
  return { height, elements: [heading, ...elements] };
}

function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text = '',
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

function textMeasure(): (text: string) => number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = `13px ${fontFamily}`;
  return (text) => context?.measureText(text).width ?? text.length * 8;
}

/** A color of our style sheet, as the browser computes it beside the chart. */
function resolved(beside: Element, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  (beside.parentElement ?? beside).append(probe);
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  return computed;
}

/** The background behind the chart. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** Other programs do not read every color that a browser computes with. */
function colorReader(): (color: string) => string {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (color) => {
    if (!context) return color;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
}

async function asPng(file: Blob, width: number, height: number): Promise<Blob> {
  const address = createObjectUrl(file);
  try {
    const image = new Image();
    image.src = address.url;
    await image.decode();
    const canvas = new OffscreenCanvas(pngWidth, Math.round((height * pngWidth) / width));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    address.revoke();
  }
}
