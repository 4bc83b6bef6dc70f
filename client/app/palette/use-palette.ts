import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { findAnswers, type ToolAnswer } from '#client/catalogue/answers.ts';
import { lackOf } from '#client/catalogue/lacking.ts';
import { createSearch } from '#client/catalogue/search.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { answerOptions, copyAnswer, takerOptions } from './answer-options.ts';
import { type Clip, type ClipDescription, describeClip, describeTyped } from './clip.ts';
import type { PaletteOption } from './palette-option.ts';
import { findOptions, isSurelyMeant, type PaletteGroup } from './palette-options.ts';

export interface PaletteState {
  readonly answers: readonly ToolAnswer[];
  /** What was pasted, dropped or typed, when it is data rather than words. */
  readonly clip: ClipDescription | undefined;
  /** What a text asks for and no tool does. */
  readonly lack: string | undefined;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteOption | undefined;
  choose(option: PaletteOption): void;
  /** Moves and chooses by key; true when the key was for the list. */
  handleKey(event: PaletteKey): boolean;
}

export type PaletteKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

interface PaletteInput {
  readonly text: string;
  readonly clip?: Clip | undefined;
  /** Whether Enter sends a form where nothing is chosen and the first option is not surely meant. */
  readonly isInForm: boolean;
  readonly onClose: () => void;
}

/** What stands in the palette for a text, and how keys move in it. */
export function usePalette({ text, clip, isInForm, onClose }: PaletteInput): PaletteState {
  const { answers, isAnswered } = useAnswers(clip ? '' : text);
  const described = useClip(text, clip);
  const groups = useMemo(
    () => (clip ? clipGroups(text, described) : textGroups(text, answers, described)),
    [answers, clip, described, text],
  );
  const options = groups.flatMap((group) => group.options);
  const firstIndex = !isInForm || isAnswered || isSurelyMeant(text) ? 0 : -1;
  const [place, setPlace] = useState<{ text: string; index: number }>();
  // Other text, other options: the place in the list before means nothing any more.
  const index =
    place?.text === text
      ? Math.min(place.index, options.length - 1)
      : Math.min(firstIndex, options.length - 1);
  const active = options[index];

  function choose(option: PaletteOption): void {
    onClose();
    Promise.resolve(option.run()).catch(reportFailure);
  }

  function handleKey({ key, ctrlKey, metaKey }: PaletteKey): boolean {
    const [answer] = answers;
    if (key === 'Enter' && (ctrlKey || metaKey) && answer) {
      onClose();
      copyAnswer(answer).catch(reportFailure);
      return true;
    }
    if (key === 'Enter') {
      if (active) choose(active);
      return active !== undefined;
    }
    const next = nextIndex(key, index, options.length);
    if (next !== undefined) setPlace({ text, index: next });
    return next !== undefined;
  }

  const lack = clip || answers.length > 0 ? undefined : lackOf(text)?.what;
  return { answers, clip: described, lack, groups, active, choose, handleKey };
}

/** The answers to a text; those before it stay until they are there. */
function useAnswers(text: string): { answers: readonly ToolAnswer[]; isAnswered: boolean } {
  const locale = useLocale();
  const [known, setKnown] = useState<{ text: string; answers: readonly ToolAnswer[] }>(nothingAsked);
  useEffect(() => {
    let isCurrent = true;
    findAnswers(text.trim(), locale).then((answers) => {
      if (!isCurrent) return;
      setKnown((before) => (before.answers.length + answers.length === 0 ? before : { text, answers }));
    }, reportFailure);
    return () => {
      isCurrent = false;
    };
  }, [locale, text]);
  return { answers: known.answers, isAnswered: known.text === text && known.answers.length > 0 };
}

const nothingAsked = { text: '', answers: [] };

function useClip(text: string, clip: Clip | undefined): ClipDescription | undefined {
  const [described, setDescribed] = useState<ClipDescription>();
  const typed = useMemo(() => (clip ? undefined : describeTyped(text)), [clip, text]);
  useEffect(() => {
    if (!clip) return;
    let isCurrent = true;
    describeClip(clip).then((description) => {
      if (isCurrent) setDescribed(description);
    }, reportFailure);
    return () => {
      isCurrent = false;
      setDescribed(undefined);
    };
  }, [clip]);
  return clip ? described : typed;
}

/** With something pasted or dropped, the text only narrows down who takes it. */
function clipGroups(text: string, described: ClipDescription | undefined): PaletteGroup[] {
  if (!described) return [];
  const all = takerOptions(described);
  const found = createSearch(all)(text).map(({ item }) => item);
  const options = found.length > 0 ? found : all;
  return options.length > 0 ? [{ title: 'Use it with', options }] : [];
}

function textGroups(
  text: string,
  answers: readonly ToolAnswer[],
  described: ClipDescription | undefined,
): PaletteGroup[] {
  return [
    { title: 'Answer', options: answerOptions(answers) },
    { title: 'Use it with', options: described ? takerOptions(described) : [] },
    // A question's words say little about pages and categories.
    ...findOptions(text).filter(
      ({ title }) => answers.length === 0 || /^(?:Tools|Nearest|Search)$/.test(title),
    ),
  ].filter(({ options }) => options.length > 0);
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'PageDown') return Math.min(index + 6, count - 1);
  if (key === 'PageUp') return Math.max(index - 6, 0);
  return undefined;
}
