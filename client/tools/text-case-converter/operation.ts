import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice } from '#client/tool-kit/state/state-schema.ts';
import { caseLabels } from './case-labels.ts';
import { convertText } from './logic.ts';
import { schema } from './state.ts';

const shownCollisions = 5;
const caseIds = caseLabels.map(({ id }) => id);

export default defineOperation({
  schema: {
    case: describeField(choice(caseIds, 'camel'), { label: 'Case', choiceLabels: choiceLabels(caseLabels) }),
    ...schema,
  },
  takes: 'text',
  // Every word is looked at by the rules of its language.
  quickSize: 2000,
  sample: "the lord of the rings: an XMLHttpRequest can't wait\nuser_id and homePageURL",
  async run(input, options) {
    const { text, collisions } = convertText(await input.text(), options.case, options);
    const listed = collisions.slice(0, shownCollisions).join(', ');
    return {
      parts: [{ name: 'converted.txt', kind: 'text', content: text }],
      notes:
        collisions.length > 0
          ? [{ severity: 'warning', sentence: `Different names became the same: ${listed}` }]
          : [],
      detail: { collisions },
    };
  },
});
