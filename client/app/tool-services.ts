import type { ToolServices } from '#client/tool-kit/frame/tool-context.ts';

/** The site's services for tools. The catalogue loads on first use. */
export const toolServices: ToolServices = {
  async findReceivers(kind, askingToolId) {
    const catalogue = await import('#client/catalogue/catalogue.ts');
    return catalogue.findReceivers(kind, askingToolId);
  },
};
