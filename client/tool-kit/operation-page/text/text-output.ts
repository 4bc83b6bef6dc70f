import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import type { TextOutput } from '#client/tool-kit/texts/output-pane.tsx';

/** A part's content as a text pane shows it: in the editor while it is small, else piece by piece. */
export function asTextOutput(content: OutputPart['content']): TextOutput {
  return typeof content === 'string' ? { text: content } : { blob: content };
}
