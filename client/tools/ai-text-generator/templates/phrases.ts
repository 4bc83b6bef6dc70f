import type { Tone } from '../state.ts';

type ByTone = Readonly<Record<Tone, readonly string[]>>;

export const greetings: ByTone = {
  neutral: ['Hello [name],', 'Good day [name],'],
  friendly: ['Hi [name],', 'Hello [name], I hope you are well!'],
  formal: ['Dear [name],', 'Dear [title] [name],'],
};

export const openings: ByTone = {
  neutral: ['I am writing about {topic}.', 'This is about {topic}.'],
  friendly: ['A quick note about {topic}.', 'I wanted to tell you about {topic}.'],
  formal: [
    'I am writing to you regarding {topic}.',
    'With reference to {topic}, I would like to bring the following to your attention.',
  ],
};

export const closings: ByTone = {
  neutral: ['Please let me know what you think.', 'Please tell me if you have questions.'],
  friendly: ['Just write back if anything is unclear!', 'I look forward to hearing from you!'],
  formal: [
    'I would be grateful for your reply.',
    'Please do not hesitate to contact me should you have any questions.',
  ],
};

export const signatures: ByTone = {
  neutral: ['Regards,\n[your name]', 'Kind regards,\n[your name]'],
  friendly: ['Best wishes,\n[your name]', 'See you soon,\n[your name]'],
  formal: ['Yours sincerely,\n[your name]', 'Respectfully,\n[your name]'],
};

export const invitations: ByTone = {
  neutral: ['Find out more: [link]', 'Read on: [link]'],
  friendly: ['Have a look: [link]', 'Come and see: [link]'],
  formal: ['Further information: [link]', 'For details, please see [link]'],
};

export const praises: ByTone = {
  neutral: ['{topic}, in short:', 'What {topic} offers:'],
  friendly: ['Meet {topic}!', 'Say hello to {topic}!'],
  formal: ['{topic} at a glance:', 'The properties of {topic}:'],
};
