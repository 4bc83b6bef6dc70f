import type { ToolServices } from '#client/tool-kit/frame/tool-context.ts';

/** What the site offers its tools. The catalogue loads when it is first asked for. */
export const toolServices: ToolServices = {
  async findReceivers(kind, askingToolId) {
    const catalogue = await import('#client/catalogue/catalogue.ts');
    return catalogue.findReceivers(kind, askingToolId);
  },
};
