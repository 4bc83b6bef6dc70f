import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkupNode } from './markup.ts';
import { unreadable } from '../markdown/unreadable.ts';

/** The layout of larger diagrams takes too long. */
const maxLength = 6000;

/** Draws a Mermaid diagram as an embedded picture; if that fails, returns the code with the reason. */
export function drawDiagram(source: string): MarkupNode {
  if (source.length > maxLength) return unreadable(source, `A diagram may have ${maxLength} characters.`);
  try {
    const svg = withDocument(() => renderMermaidSVG(source, { font: 'system-ui', padding: 16 }));
    // Nothing may be loaded from other sites, not even fonts.
    const own = svg.replace(/@import[^;]*;(?:[^;\n]*;)*/g, '');
    return {
      tag: 'img',
      attributes: { src: `data:image/svg+xml,${encodeURIComponent(own)}`, alt: `Diagram: ${source.trim()}` },
      children: [],
    };
  } catch (error) {
    // A bug in the library is not an error in the diagram.
    if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError)
      throw error;
    return unreadable(source, explain(error.message));
  }
}

function explain(message: string): string {
  return message.startsWith('Invalid mermaid header')
    ? 'Drawn are flowcharts (graph, flowchart), sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram and xychart-beta.'
    : message;
}

/**
 * Runs `draw` with a fake document. Without one, the layout engine treats the worker as its own and answers its
 * messages. It also assigns `self`, which workers do not allow.
 */
function withDocument<Result>(draw: () => Result): Result {
  const stand = { document: {}, self: globalThis };
  const added = Object.entries(stand).filter(([name]) => !Object.hasOwn(globalThis, name));
  for (const [name, value] of added) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  try {
    return draw();
  } finally {
    for (const [name] of added) Reflect.deleteProperty(globalThis, name);
  }
}
