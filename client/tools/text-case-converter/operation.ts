import { warn } from '#client/tool-kit/operations/notes.ts';
import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice } from '#client/tool-kit/state/state-schema.ts';
import { caseLabels } from './case-labels.ts';
import { convertText, detectCases, previewText } from './logic.ts';
import { schema } from './state.ts';

const shownCollisions = 5;
/** The length that a card can show. */
const previewLength = 600;
const caseIds = caseLabels.map(({ id }) => id);

export default defineOperation({
  schema: {
    case: choice(caseIds, 'camel', 'Case', { isMain: true, choiceLabels: choiceLabels(caseLabels) }),
    ...schema,
  },
  takes: 'text',
  input: { title: 'Text', placeholder: 'Type or paste text, or drop a file', clear: 'Reset', shape: 'low' },
  // Every word is checked with the rules of its language.
  quickSize: 2000,
  sample: "the lord of the rings: an XMLHttpRequest can't wait\nuser_id and homePageURL",
  alternatives(head, options) {
    const current = head.length <= previewLength ? detectCases(head, options) : [];
    return caseLabels.map(({ id, label }) => ({
      label,
      text: previewText(head.slice(0, previewLength), id, options),
      options: { case: id },
      isCurrent: current.includes(id),
    }));
  },
  async run(input, options) {
    const { text, collisions } = convertText(await input.text(), options.case, options);
    const listed = collisions.slice(0, shownCollisions).join(', ');
    return {
      parts: [{ name: 'converted.txt', kind: 'text', content: text }],
      notes: collisions.length > 0 ? [warn(`Different names became the same: ${listed}`)] : [],
      detail: { collisions },
    };
  },
});
