import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ToolAnswer } from '#client/catalogue/answers.ts';
import { lackOf } from '#client/catalogue/lacking.ts';
import { createSearch } from '#client/catalogue/search.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { answerOptions, copyAnswer, takerId, takerOptions } from './answer-options.ts';
import { type Clip, type ClipDescription, describeClip, describeTyped } from './clip.ts';
import type { PaletteOption } from './palette-option.ts';
import {
  findOptions,
  hasOptions,
  optionsBesideAnswers,
  neutralHue,
  type PaletteGroup,
  searchEverythingId,
} from './palette-options.ts';
import { useAnswers } from './use-answers.ts';
import { formatCount } from '#core/numbers/number-format.ts';

export interface PaletteState {
  readonly answers: readonly ToolAnswer[];
  /** The pasted, dropped or typed data, unless it is only words. */
  readonly clip: ClipDescription | undefined;
  /** A job that the text asks for, if no tool does it. */
  readonly lack: string | undefined;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteOption | undefined;
  /** The id of the option that Enter opens: in a form, where none is active, the search of all tools. */
  readonly entered: string | undefined;
  choose(option: PaletteOption): void;
  /** Moves and chooses by key; true when the key was for the list. */
  handleKey(event: PaletteKey): boolean;
}

export type PaletteKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

interface PaletteInput {
  readonly text: string;
  readonly clip?: Clip | undefined;
  /** True in a search form: Enter sends it unless an option is chosen, or the first is an answer or takes a paste. */
  readonly isInForm: boolean;
  readonly onClose: () => void;
}

/** Returns the palette's content for a text, and how keys move in it. */
export function usePalette({ text, clip, isInForm, onClose }: PaletteInput): PaletteState {
  const { answers, isAsked, isFirst } = useAnswers(clip ? '' : text);
  const isAnswered = isAsked && answers.length > 0;
  const described = useClip(text, clip);
  const [expanded, setExpanded] = useState<ClipDescription>();
  const takers = useMemo(
    () =>
      described && takersGroup(described, described === expanded ? undefined : () => setExpanded(described)),
    [described, expanded],
  );
  const found = useMemo(
    () => (clip ? clipGroups(text, described, takers) : textGroups(text, answers, described, takers)),
    [answers, clip, described, takers, text],
  );
  // A question matches no name: the similar tools and Suggest a Tool would be first while what answers is loaded.
  const groups = isFirst ? found.filter(({ isForNoMatch }) => !isForNoMatch) : found;
  const options = groups.flatMap((group) => group.options);
  const firstIndex = !isInForm || isAnswered || described ? 0 : -1;
  const [place, setPlace] = useState<{ text: string; index: number }>();
  // Other text, other options: the place in the list before means nothing any more.
  const index =
    place?.text === text
      ? Math.min(place.index, options.length - 1)
      : Math.min(firstIndex, options.length - 1);
  const active = options[index];

  function choose(option: PaletteOption): void {
    if (!option.staysOpen) onClose();
    Promise.resolve(option.run()).catch(reportFailure);
  }

  function enter(isCopy: boolean): boolean {
    const [answer] = isCopy && isAsked ? answers : [];
    if (answer) {
      onClose();
      copyAnswer(answer).catch(reportFailure);
    } else if (active) choose(active);
    return answer !== undefined || active !== undefined;
  }

  // Enter waits for the answer, which then is the first option.
  const [awaited, setAwaited] = useState<{ text: string; isCopy: boolean }>();
  const isDue = isAsked && awaited?.text === text;
  const enterAwaited = useEffectEvent(() => {
    setAwaited(undefined);
    if (enter(awaited?.isCopy ?? false)) return;
    const search = options.find(({ id }) => id === searchEverythingId);
    if (search) choose(search);
  });
  useEffect(() => {
    if (isDue) enterAwaited();
  }, [isDue]);

  function handleKey({ key, ctrlKey, metaKey }: PaletteKey): boolean {
    if (key === 'Enter') {
      const isCopy = ctrlKey || metaKey;
      if (isAsked || place?.text === text) return enter(isCopy);
      setAwaited({ text, isCopy });
      return true;
    }
    const next = nextIndex(key, index, options.length);
    if (next !== undefined) setPlace({ text, index: next });
    return next !== undefined;
  }

  const lack = clip || answers.length > 0 || described || !isAsked ? undefined : lackIn(text, groups);
  const entered = active ? active.id : isInForm ? searchEverythingId : undefined;
  return { answers, clip: described, lack, groups, active, entered, choose, handleKey };
}

/** Returns the job that no tool does: a known one, or any text without a match. */
function lackIn(text: string, groups: readonly PaletteGroup[]): string | undefined {
  const lack = lackOf(text);
  if (lack) return lack.what;
  const isFound = groups.some(({ title }) => /^(?:Tools|Categories|Actions)$/.test(title));
  return text.trim().length < 2 || isFound ? undefined : `matches “${text.trim()}”`;
}

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

/** So many tools at most are offered for a paste before “More”. */
const likelyCount = 4;

/** Tools for any text would only get in the way of those for this kind of it. */
function countLikely({ clip, kind, takers }: ClipDescription): number {
  const meant = clip.files ? 0 : takers.filter(({ accepts }) => accepts.includes(kind)).length;
  return Math.min(meant || likelyCount, likelyCount);
}

/** The tools that take a paste; `expand` shows those behind “More”. */
function takersGroup(described: ClipDescription, expand: (() => void) | undefined): PaletteGroup {
  const all = takerOptions(described);
  const shown = countLikely(described);
  const hidden = all.length - shown;
  if (!expand || hidden <= 0) return { title: 'Use it with', options: all };
  const more: PaletteOption = {
    id: 'more-takers',
    name: formatCount(hidden, 'more tool'),
    description: '',
    keywords: [],
    icon: 'chevron-down',
    hue: neutralHue,
    staysOpen: true,
    run: expand,
  };
  return { title: 'Use it with', options: [...all.slice(0, shown), more] };
}

/** With pasted or dropped data, the text only filters the tools that accept it. */
function clipGroups(
  text: string,
  described: ClipDescription | undefined,
  takers: PaletteGroup | undefined,
): PaletteGroup[] {
  if (!described || !takers) return [];
  const found = createSearch(takerOptions(described))(text).map(({ item }) => item);
  return [found.length > 0 ? { ...takers, options: found } : takers].filter(hasOptions);
}

function textGroups(
  text: string,
  answers: readonly ToolAnswer[],
  described: ClipDescription | undefined,
  takers: PaletteGroup | undefined,
): PaletteGroup[] {
  const answering = answers.map(({ toolId }) => toolId);
  const taking = described?.takers.map(({ id }) => id) ?? [];
  const named = new Set([...answering, ...taking]);
  const others = takers?.options.filter(({ id }) => !answering.some((toolId) => id === takerId(toolId)));
  return [
    { title: 'Answer', options: answerOptions(answers) },
    ...(takers && others ? [{ ...takers, options: others }] : []),
    // The words of data say nothing about tools: a key "name" does not ask for names.
    ...(answers.length === 0 && !takers ? findOptions(text) : optionsBesideAnswers(text, named)),
  ].filter(hasOptions);
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'PageDown') return Math.min(index + 6, count - 1);
  if (key === 'PageUp') return Math.max(index - 6, 0);
  return undefined;
}
