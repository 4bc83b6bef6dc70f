import type { ComponentType } from 'react';
import type { ToolViewProps } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { FileOperation } from './file-operation.tsx';
import { MakerOperation } from './maker-operation.tsx';
import { TextOperation } from './text-operation.tsx';

const pages = {
  text: TextOperation,
  file: FileOperation,
  files: FileOperation,
  nothing: MakerOperation,
} as const;

/** The page of a tool that has an operation and no view of its own. */
export function makeStandardPage(operation: AnyOperation): ComponentType<ToolViewProps> {
  const Page = pages[operation.takes];
  return function StandardPage({ tool }: ToolViewProps) {
    return <Page toolId={tool.id} operation={operation} />;
  };
}
