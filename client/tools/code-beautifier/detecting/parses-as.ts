const loadParsers = {
  javascript: async () => (await import('prettier/plugins/babel')).parsers.babel,
  typescript: async () => (await import('prettier/plugins/typescript')).parsers.typescript,
  css: async () => (await import('prettier/plugins/postcss')).parsers.css,
  scss: async () => (await import('prettier/plugins/postcss')).parsers.scss,
  less: async () => (await import('prettier/plugins/postcss')).parsers.less,
  graphql: async () => (await import('prettier/plugins/graphql')).parsers.graphql,
  xml: async () => {
    const { guardXml } = await import('../guarding/guard-xml.ts');
    return { parse: guardXml };
  },
};

/** Whether the parser that formats it reads all of a text as a language. */
export async function parsesAs(language: keyof typeof loadParsers, source: string): Promise<boolean> {
  const parser = await loadParsers[language]();
  try {
    await parser.parse(source, { filepath: undefined } as never);
    return true;
  } catch {
    return false;
  }
}
