import { allTools } from '#client/catalogue/catalogue.ts';
import { pageInput } from '#client/lib/sharing/kept-input.ts';
import { isAccepted } from '#core/text/kinds/data-kinds.ts';
import { type Clip, describeClip } from './clip.ts';

/** Hands data to the tool of this page. Returns false when the tool takes no such data. */
export async function giveToTool(slug: string, clip: Clip): Promise<boolean> {
  const { receive } = pageInput;
  const tool = allTools.find((each) => each.slug === slug);
  const { kind } = await describeClip(clip);
  if (!tool || !receive || !isAccepted(kind, tool.accepts)) return false;
  receive({ ...clip, kind, fromTool: 'palette' });
  return true;
}
