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
    scope: describeField(schema.scope, {
      label: 'Convert',
      choiceLabels: {
        lines: 'Each line',
        whole: 'Text as one',
        keys: 'Keys of JSON',
        names: 'Names in code',
      },
    }),
    language: describeField(schema.language, {
      label: 'Language',
      choiceLabels: {
        any: 'Any',
        tr: 'Turkish',
        az: 'Azerbaijani',
        lt: 'Lithuanian',
        el: 'Greek',
        nl: 'Dutch',
      },
    }),
    titleStyle: describeField(schema.titleStyle, {
      label: 'Titles',
      choiceLabels: { apa: 'APA', chicago: 'Chicago', every: 'Every word' },
    }),
    digits: describeField(schema.digits, { label: 'Digits', choiceLabels: { joined: 'v2', apart: 'v_2' } }),
    acronyms: describeField(schema.acronyms, {
      label: 'Own spellings',
      hint: 'Kept in titles and sentences, like URL or iOS',
    }),
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
