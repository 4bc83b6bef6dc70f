import { allTools } from './catalogue.ts';

/** Work that people ask for by name and that no tool here does. */
export interface Lack {
  /** `signs PDF documents`: the job that no tool here does. */
  readonly what: string;
  /** The tools that really help with it, by their ids. */
  readonly nearest: readonly string[];
}

/** The nouns by which people ask, as an alternation of a regular expression; plurals and endings follow. */
type LackingJob = readonly [asked: string, what: string, ...nearest: string[]];

// Many are parts of words. cspell:disable
const jobs: readonly LackingJob[] = [
  // PDF and Office documents
  [
    'e?-?sign\\w* .*(?:pdf|document|contract)|pdf .*sign(?:ing|ature|er)?|signature (?:maker|generator)|draw signature',
    'signs documents',
  ],
  [
    '(?:edit|fill|annotate|redact)\\w* .*pdf|pdf .*(?:edit|fill|annotat|redact)\\w*',
    'edits or fills in PDF documents',
  ],
  [
    'pdf .*(?:word|docx?|excel|xlsx?|powerpoint|pptx?)',
    'converts PDF to Office documents',
    'pdf-text-extractor',
    'pdf-to-image',
  ],
  ['(?:word|docx?|excel|xlsx?|powerpoint|pptx?) .*pdf', 'converts Office documents to PDF'],
  [
    '(?:watermark|page number|bates)s? .*pdf|pdf .*(?:watermark|page number)',
    'prints on PDF pages',
    'pdf-merger',
  ],
  ['(?:html|web ?page|website) (?:to|as) pdf', 'prints web pages'],
  ['epub|mobi|e-?book', 'converts e-books'],
  // Pictures, sound and video
  ['ocr|(?:image|photo|picture|scan)s? to text', 'reads the text in pictures (OCR)'],
  ['video|youtube|mp[34]|audio|wav|movie|voice|speech|metronome|tuner', 'works on sound or video'],
  ['(?:remove|erase|delete|change) .*background|background remov\\w*', 'removes the background of pictures'],
  ['watermark', 'adds watermarks'],
  ['collage|(?:merge|join|combine|stitch) (?:image|photo|picture)', 'joins pictures'],
  ['gif maker|make gif|animated? gif|meme', 'makes animated pictures or memes'],
  [
    'photo (?:editor|filter|retouch)|retouch|blur (?:image|photo|face)',
    'retouches pictures',
    'image-cropper',
  ],
  ['(?:image|photo|png|jpg) to svg|vectori[sz]e|trace (?:image|logo)', 'traces pictures as SVG'],
  ['exif (?:viewer|editor|reader)|metadata viewer', 'shows the metadata of pictures'],
  ['ascii art|fancy (?:text|font)|zalgo|word cloud', 'makes ASCII art or fancy letters'],
  ['screenshot|screen record', 'takes pictures of the screen'],
  // Text
  ['translat\\w*', 'translates'],
  ['grammar|spell(?:ing)?(?! out)|spell ?check|proofread', 'checks spelling or grammar'],
  ['plagiarism', 'searches other sites for copied text'],
  ['typing (?:test|speed)', 'tests typing speed'],
  // Data and code
  ['user ?agent', 'reads user agents'],
  ['sitemap|robots ?txt|meta tags?|open graph|seo', 'writes sitemaps or meta tags'],
  ['css gradient|box ?shadow|border ?radius|glassmorphism|tailwind', 'makes CSS effects', 'color-picker'],
  ['(?:run|compile) .*(?:code|python|php|java|c\\+\\+)|online compiler|code playground', 'runs code'],
  ['diagram|flow ?chart|mind ?map|whiteboard', 'draws diagrams', 'markdown-editor'],
  // Security and networks
  [
    '(?:md5|sha\\d*|hash) (?:decrypt\\w*|crack\\w*|reverse)|decrypt (?:md5|sha)',
    'turns hashes back into text',
    'hash-generator',
  ],
  ['whois|dns|ping|traceroute|port scan\\w*|speed ?test', 'asks other servers', 'ip-lookup'],
  ['vpn|proxy|temp(?:orary)? mail|disposable e-?mail|fake (?:name|identity|address)', 'hides who you are'],
  ['url shorten\\w*|short(?:en)? (?:link|url)', 'shortens links', 'url-encoder'],
  ['(?:share|send|transfer|upload) files?|pastebin|file sharing', 'stores or sends files'],
  ['(?:un)?(?:zip|rar|7z|tar)(?! code)', 'packs or unpacks archives'],
  // Everyday life
  ['to-?do|kanban|sticky notes?|notepad|planner', 'keeps notes or tasks', 'markdown-editor'],
  ['weather|news|stock price|crypto|bitcoin', 'fetches live data', 'currency-converter'],
  [
    '(?:distance between cities|google maps?|gps|postcode|zip code|phone number lookup)',
    'looks up places or numbers',
  ],
  [
    'calorie|bmr|tdee|body fat|ovulation|heart rate',
    'calculates calories or health values',
    'bmi-calculator',
  ],
  ['prime (?:number|factor|check)|is \\d+ (?:a )?prime', 'tests for prime numbers', 'calculator'],
  ['(?:px|rem|em|pt) to (?:px|rem|em)', 'converts lengths of CSS', 'calculator'],
  ['gpa', 'calculates grade points', 'calculator'],
  [
    'income tax|paycheck|payroll|net salary|salary (?:calculat|after)\\w*|take.home pay',
    'calculates wages after tax',
    'percentage-calculator',
  ],
  ['fuel cost|gas cost|trip cost', 'calculates the cost of a trip', 'unit-converter', 'calculator'],
  ['(?:shoe|clothes|clothing|ring|bra) sizes?', 'converts sizes of clothes', 'unit-converter'],
  ['cups? (?:to|in) grams?|grams? (?:to|in) cups?', 'knows the weight of ingredients', 'unit-converter'],
  ['(?:resume|cv) (?:maker|builder)|cover letter', 'lays out applications', 'ai-text-generator'],
  ['logo (?:maker|generator|design)|business card', 'designs logos or cards', 'business-name-generator'],
  ['sudoku|crossword|chess|tetris', 'plays games'],
  ['horoscope|tarot|love calculator', 'tells fortunes'],
];

// cspell:enable
const lacks = jobs.map(([asked, what, ...nearest]) => ({
  asked: new RegExp(String.raw`\b(?:${asked.replaceAll(' .*', String.raw`\b.*\b`)})(?:s|er|or|ing)?\b`),
  what,
  nearest,
}));

const own = new Set(
  allTools.flatMap(({ name, keywords }) => [name, ...keywords]).map((words) => words.toLowerCase()),
);

/** Returns the job that a text asks for, if it is known and no tool here does it. */
export function lackOf(query: string): Lack | undefined {
  const text = query.trim().toLowerCase();
  if (own.has(text)) return undefined;
  return lacks.find(({ asked }) => asked.test(text));
}
