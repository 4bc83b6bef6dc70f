import { useEffect, useState } from 'react';
import { findAnswers, type ToolAnswer } from '#client/catalogue/answers.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';

interface Answers {
  readonly answers: readonly ToolAnswer[];
  /** False while the answers are those to an earlier text. */
  readonly isAsked: boolean;
  /** True until the first text is answered. */
  readonly isFirst: boolean;
}

/** The answers to a text; those before it stay until they are there. */
export function useAnswers(text: string): Answers {
  const locale = useLocale();
  const [known, setKnown] = useState<{ text: string; answers: readonly ToolAnswer[] }>(nothingAsked);
  useEffect(() => {
    prepareAnswers(locale).catch(reportFailure);
  }, [locale]);
  useEffect(() => {
    let isCurrent = true;
    const know = (answers: readonly ToolAnswer[]) => {
      if (isCurrent) setKnown({ text, answers });
    };
    findAnswers(text.trim(), locale).then(know, (error: unknown) => {
      reportFailure(error);
      know([]);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, text]);
  return { answers: known.answers, isAsked: known.text === text, isFirst: known.text === '' };
}

/** Loads the tools that answer, so that the first question does not wait for them. */
export async function prepareAnswers(locale: string): Promise<void> {
  await findAnswers('1 + 1', locale);
}

const nothingAsked = { text: '', answers: [] };
