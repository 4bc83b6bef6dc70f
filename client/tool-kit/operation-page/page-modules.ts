import type { ComponentType } from 'react';
import type { OperationTakes } from '#client/tool-kit/operations/operation.ts';
import type { StandardPageProps } from './standard-page.ts';

/** Loads the standard page for operations that take this: the build names the same files. */
export async function loadStandardPage(takes: OperationTakes): Promise<ComponentType<StandardPageProps>> {
  if (takes === 'text') return (await import('./text/text-page.tsx')).TextPage;
  if (takes === 'nothing') return (await import('./options-page.tsx')).OptionsPage;
  return (await import('./files-page.tsx')).FilesPage;
}

/** Loads the standard page of a form. */
export async function loadFormPage() {
  return (await import('./form-page.tsx')).FormPage;
}
