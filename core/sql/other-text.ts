import { ToolInputError } from '#core/errors.ts';

/** No statement begins so: templates have two braces, and names in brackets no quotation marks. */
const opening = /^\s*(?:\{\s*"(?:[^"\\\n]|\\.)*"\s*:|\[\s*(?:\{\s*["}]|\[|"))/;

/** Throws a ToolInputError if the text is JSON. */
export function refuseJson(text: string): void {
  if (opening.test(text)) throw new ToolInputError('This is JSON, not SQL.', { hint: 'Use JSON Formatter.' });
}
