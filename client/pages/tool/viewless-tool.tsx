import type { ComponentType, ReactNode } from 'react';
import type { ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation, OperationTakes } from '#client/tool-kit/operations/operation.ts';
import type { StandardPageProps } from '#client/tool-kit/operation-page/standard-page.ts';
import type { ToolPageProps } from './tool-page.tsx';

/**
 * Loads the page of a tool without its own view: the standard page of its operation, or that it is not built yet.
 * `loadForm` gives the operation of a form, whose boxes are drawn at once.
 */
export async function loadViewless(
  { tool, operation }: ToolPageProps,
  loadForm: () => Promise<AnyOperation>,
): Promise<ComponentType<ToolViewProps>> {
  if (!operation) return (await import('./tool-in-development.tsx')).ToolInDevelopment;
  const { takes, sample, input, isForm = false, hasNoInput = false } = operation;
  if (isForm) {
    const [{ FormPage }, own] = await Promise.all([
      import('#client/tool-kit/operation-page/form/form-page.tsx'),
      loadForm(),
    ]);
    return function StandardForm() {
      return <FormPage toolId={tool.id} operation={own} />;
    };
  }
  const Page = await loadStandardPage(takes);
  const options = import.meta.env.SSR ? await drawOptions(tool.id) : undefined;
  return function StandardPage() {
    return <Page toolId={tool.id} {...{ sample, input, hasNoInput, options }} />;
  };
}

async function loadStandardPage(takes: OperationTakes): Promise<ComponentType<StandardPageProps>> {
  if (takes === 'text') return (await import('#client/tool-kit/operation-page/text/text-page.tsx')).TextPage;
  if (takes === 'nothing')
    return (await import('#client/tool-kit/operation-page/options-page.tsx')).OptionsPage;
  return (await import('#client/tool-kit/operation-page/files/files-page.tsx')).FilesPage;
}

/** For prerendering only: browsers load the operation and its controls after the first paint. */
async function drawOptions(toolId: string): Promise<ReactNode> {
  const [{ loadOperation }, { FirstOptions }] = await Promise.all([
    import('#client/tool-kit/operations/loading.ts'),
    import('#client/tool-kit/operation-page/options/first-options.tsx'),
  ]);
  return <FirstOptions operation={await loadOperation(toolId)} />;
}
