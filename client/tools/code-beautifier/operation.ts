import { inform } from '#client/tool-kit/operations/notes.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, number } from '#client/tool-kit/state/state-schema.ts';
import { declareUtf8 } from '#core/text/encodings/declared-encoding.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import type { Layout } from './beautify.ts';
import { type LanguageId, languageOfName, languages } from './languages.ts';

const ids = Object.keys(languages) as LanguageId[];
const scripts = { language: ['auto', 'javascript', 'typescript', 'vue', 'html', 'markdown'] } as const;

const trailingCommasLabels = { all: 'Everywhere', es5: 'In lists and objects', none: 'None' };

export default defineOperation({
  schema: {
    language: choice(['auto', ...ids], 'auto', 'Language', {
      choiceLabels: {
        auto: 'Auto-detect',
        ...Object.fromEntries(ids.map((id) => [id, languages[id].label])),
      },
    }),
    indent: choice(['2', '4', 'tab'], '2', 'Indent', {
      choiceLabels: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
    }),
    width: number(80, { min: 20, max: 1000, isInteger: true }, 'Line width', { unit: 'characters' }),
    quotes: choice({ double: 'Double', single: 'Single' }, 'double', 'Quotes'),
    hasSemicolons: flag(true, 'Semicolons', { onlyIf: scripts }),
    trailingCommas: choice(trailingCommasLabels, 'all', 'Trailing commas', { onlyIf: scripts }),
    isSpaceFree: flag(false, 'Spaces between tags may change', {
      onlyIf: { language: ['auto', 'html', 'vue', 'angular', 'xml'] },
    }),
    isProseWrapped: flag(false, 'Wrap text', { onlyIf: { language: ['auto', 'markdown', 'yaml'] } }),
  },
  takes: 'text',
  sample: `const greet=(name,{loud=false}={})=>{const text=\`Hello, \${name}\`;return loud?text.toUpperCase():text}
export default greet`,
  quickSize: 0,
  timeLimitMs: 60_000,
  timeHint: 'Format it in parts.',
  prepare: () => import('prettier/standalone'),
  async run(input, { language: wished, ...layout }, { showEarly }) {
    const source = declareUtf8(await input.text(20_000_000));
    const guessed = wished === 'auto' ? await findOut(source, input.name) : wished;
    const {
      language,
      content,
      notes: found = [],
    } = await layOut(source, guessed, layout, {
      isGuess: wished === 'auto',
      name: input.name,
      onFirst(first) {
        const { extension, kind } = languages[guessed];
        if (first.length > leastEarly)
          showEarly?.({ parts: [{ name: input.name ?? `code.${extension}`, kind, content: first }] });
      },
    });
    const { label, extension, kind } = languages[language];
    const notes: Note[] = wished === 'auto' ? [inform(`Read as ${label}.`)] : [];
    const name = input.name ?? `code.${extension}`;
    if (language === 'xml' && !layout.isSpaceFree && /><[\w:]/.test(content ?? '')) {
      const fix = { label: 'Put elements on lines', options: { isSpaceFree: true } };
      notes.unshift({ ...inform('No spaces were added between tags, where they may be text.'), fix });
    }
    if (content !== undefined) return { parts: [{ name, kind, content }], notes: [...notes, ...found] };
    const { formatSql } = await import('#core/sql/format-sql.ts');
    const { text, notes: told } = formatSql(source, 'auto', {
      tabWidth: layout.indent === 'tab' ? 4 : Number(layout.indent),
      useTabs: layout.indent === 'tab',
      expressionWidth: layout.width,
    });
    return { parts: [{ name, kind, content: text }], notes: [...notes, ...told] };
  },
});

/** Shorter code is finished before anyone could read its first layout. */
const leastEarly = 20_000;

interface LayoutRun {
  readonly isGuess: boolean;
  readonly name: string | undefined;
  readonly onFirst: (content: string) => void;
}

/**
 * Formats any language but SQL. A guess of JavaScript may turn out to be TypeScript, which the result then says.
 */
async function layOut(
  source: string,
  language: LanguageId,
  layout: Layout,
  { isGuess, name, onFirst }: LayoutRun,
): Promise<{ readonly language: LanguageId; readonly content?: string; readonly notes?: readonly Note[] }> {
  if (language === 'sql') return { language };
  if (language === 'json') {
    const { formatJson } = await import('./format-json.ts');
    const { content, notes } = await formatJson(source, layout.indent);
    // These file names do not promise strict JSON.
    return { language, content, notes: /\.json[5c]$/i.test(name ?? '') ? [] : notes };
  }
  const { beautify } = await import('./beautify.ts');
  if (language === 'html') {
    const { judgePage } = await import('./guarding/judge-page.ts');
    const { beautifyPage } = await import('./guarding/beautify-page.ts');
    const content = await beautifyPage(source, layout);
    return { language, content, notes: judgePage(source, content) };
  }
  if (language === 'markdown') {
    const { judgeMarkdown } = await import('./guarding/judge-markdown.ts');
    const content = await beautify(source, language, layout);
    judgeMarkdown(source, content);
    return { language, content };
  }
  try {
    return { language, content: await beautify(source, language, layout, onFirst) };
  } catch (error) {
    if (!isGuess || language !== 'javascript') throw error;
    try {
      return { language: 'typescript', content: await beautify(source, 'typescript', layout) };
    } catch {
      throw error;
    }
  }
}

/** Throws a ToolInputError that names a language that is not formatted here. */
async function findOut(source: string, name: string | undefined): Promise<LanguageId> {
  const { detectLanguage } = await import('./detect-language.ts');
  const found = languageOfName(name) ?? (await detectLanguage(source));
  if (found && 'language' in found) return found.language;
  const hint = 'Choose the language if it is one of those in the list.';
  if (!found) throw new ToolInputError('The language could not be detected.', { field: 'language', hint });
  if (found.foreign === undefined) {
    const sentence = 'This looks like a language that this tool does not format.';
    throw new ToolInputError(sentence, { field: 'language', hint });
  }
  const what = name === undefined ? 'This looks like' : `“${name}” is`;
  throw new ToolInputError(`${what} ${found.foreign}, which this tool does not format.`, {
    field: 'language',
    hint,
  });
}
