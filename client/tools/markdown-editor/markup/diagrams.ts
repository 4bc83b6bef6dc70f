import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkupNode } from './markup.ts';
import { unreadable } from '../markdown/unreadable.ts';

/** Larger ones cannot be laid out while a person waits. */
const maxLength = 6000;

/** A Mermaid diagram as a picture inside the document; what cannot be drawn is given back as code that says why. */
export function drawDiagram(source: string): MarkupNode {
  if (source.length > maxLength) return unreadable(source, `A diagram may have ${maxLength} characters.`);
  try {
    const svg = withDocument(() => renderMermaidSVG(source, { font: 'system-ui', padding: 16 }));
    // Nothing is loaded from elsewhere, fonts neither.
    const own = svg.replace(/@import[^;]*;(?:[^;\n]*;)*/g, '');
    return {
      tag: 'img',
      attributes: { src: `data:image/svg+xml,${encodeURIComponent(own)}`, alt: `Diagram: ${source.trim()}` },
      children: [],
    };
  } catch (error) {
    // A fault of the program is none of the diagram's.
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
 * Where there is no document, the layout engine takes the worker for one of its own and answers its messages; its
 * caller also assigns `self`, which workers do not let be assigned.
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
