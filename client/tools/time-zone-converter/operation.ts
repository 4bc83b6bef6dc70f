import { provideTemporal } from '#client/lib/temporal.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { Note } from '#core/errors.ts';
import type { Plan } from './plan.ts';
import { schema } from './state.ts';

export default defineOperation<typeof schema, 'nothing', Plan>({
  schema,
  takes: 'nothing',
  async run(_, options) {
    const [{ makePlan }, { writeInvitation, writeMeetingFile }] = await Promise.all([
      import('./plan.ts'),
      import('./invitation.ts'),
      provideTemporal(),
    ]);
    const { title, minutes, reader, nowMs = Date.now() } = options;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const detail = makePlan(options, own, nowMs, reader);
    const meeting = writeMeetingFile(detail, title, minutes, new Date(nowMs).toISOString());
    return {
      parts: [
        { name: 'invitation.txt', kind: 'text', content: `${writeInvitation(detail, title)}\n` },
        { name: 'meeting.ics', kind: 'text', content: meeting, isFurther: true },
      ],
      notes: notesOf(detail),
      detail,
    };
  },
});

/** Lists what the page shows above the zones. */
function notesOf({ leftOut, readingNote, doubts, history }: Plan): Note[] {
  const asNotes = (sentences: readonly (string | undefined)[], severity: Note['severity']) =>
    sentences.flatMap((sentence) => (sentence === undefined ? [] : [{ sentence, severity }]));
  return [
    ...asNotes([...leftOut.map(({ reason }) => reason), readingNote], 'warning'),
    ...asNotes([...doubts, history], 'info'),
  ];
}
