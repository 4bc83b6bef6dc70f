import { downloadBlob } from '#client/lib/files/downloads.ts';
import { createObjectUrl } from '#client/lib/files/object-urls.ts';

const pixelsPerUnit = 2;

/** Saves a drawn chart with the colours it has on the page, as a file that needs nothing of the page. */
export async function saveChart(svg: SVGSVGElement, title: string, kind: 'svg' | 'png'): Promise<void> {
  const file = new Blob([standalone(svg, title)], { type: 'image/svg+xml' });
  downloadBlob(kind === 'svg' ? file : await asPng(file, svg.viewBox.baseVal), `${title}.${kind}`);
}

function standalone(svg: SVGSVGElement, title: string): string {
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
  const { width, height } = svg.viewBox.baseVal;
  const ground = document.createElementNS(svg.namespaceURI, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', toHex(groundOf(svg)));
  const heading = document.createElementNS(svg.namespaceURI, 'title');
  heading.textContent = title;
  copy.prepend(heading, ground);
  copy.removeAttribute('class');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', 'sans-serif');
  return new XMLSerializer().serializeToString(copy);
}

/** What is seen behind the chart. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** Other programs do not read every colour that a browser computes with. */
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

async function asPng(file: Blob, { width, height }: DOMRect): Promise<Blob> {
  const address = createObjectUrl(file);
  try {
    const image = new Image();
    image.src = address.url;
    await image.decode();
    const canvas = new OffscreenCanvas(width * pixelsPerUnit, height * pixelsPerUnit);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    address.revoke();
  }
}
