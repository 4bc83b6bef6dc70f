import type { ToolAnswer } from '#client/catalogue/answers.ts';
import { allTools } from '#client/catalogue/catalogue.ts';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { goTo } from '#client/lib/navigation.ts';
import { isBuilt, type ToolManifest } from '#client/tool-kit/define-tool.ts';
import { notify } from '#client/ui/toast-store.ts';
import type { ClipDescription } from './clip.ts';
import type { PaletteOption } from './palette-option.ts';
import { neutralHue, toolOption } from './palette-options.ts';

/**
 * Returns two options for each answer: open the tool with the question (once the tool is built), and copy the
 * answer.
 */
export function answerOptions(answers: readonly ToolAnswer[]): PaletteOption[] {
  return answers.flatMap((toolAnswer, index) => {
    const tool = allTools.find(({ id }) => id === toolAnswer.toolId);
    const copy = copyOption(toolAnswer, index);
    return tool && isBuilt(tool) ? [openOption(tool, toolAnswer, index), copy] : [copy];
  });
}

/** The id of the option that opens a tool with what was pasted. */
export const takerId = (toolId: string) => `taker-${toolId}`;

/** Returns the tools that accept the pasted or dropped data. */
export function takerOptions({ clip, kind, takers }: ClipDescription): PaletteOption[] {
  return takers.map((tool) => ({
    ...toolOption(tool),
    id: takerId(tool.id),
    description: isBuilt(tool) ? tool.description : 'Soon',
    run: async () => {
      // A tool that is not built yet would never take the parcel.
      if (!isBuilt(tool)) return goTo(`/tools/${tool.slug}`);
      const { leaveHandoff } = await import('#client/lib/sharing/handoff.ts');
      const fragment = await leaveHandoff({ ...clip, kind, fromTool: 'palette' });
      goTo(`/tools/${tool.slug}#${fragment}`);
    },
  }));
}

/** Puts an answer onto the clipboard and says so. The sign of a rounded number is not part of it. */
export async function copyAnswer({ answer }: ToolAnswer): Promise<void> {
  const text = answer.text.replace(/^≈\s*/, '');
  await copyText(text);
  notify({ title: 'Copied!', text });
}

function openOption(tool: ToolManifest, { answer }: ToolAnswer, index: number): PaletteOption {
  return {
    ...toolOption(tool),
    id: `answer-${index}-${tool.id}`,
    description: `open with ${answer.opens}`,
    run: async () => {
      if (!answer.values) return goTo(`/tools/${tool.slug}`);
      const { encodeShareFragment } = await import('#client/lib/sharing/share-links.ts');
      goTo(`/tools/${tool.slug}#${await encodeShareFragment(answer.values)}`);
    },
  };
}

function copyOption(toolAnswer: ToolAnswer, index: number): PaletteOption {
  return {
    id: `copy-${index}-${toolAnswer.toolId}`,
    name: 'Copy',
    description: toolAnswer.answer.text,
    keywords: [],
    icon: 'copy',
    hue: neutralHue,
    run: () => copyAnswer(toolAnswer),
  };
}
