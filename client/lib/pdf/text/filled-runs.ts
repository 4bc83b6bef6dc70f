import { type Box, boxOf } from './annotation-boxes.ts';
import type { TextRun } from './text-run.ts';

/** pdf.js's data on a note or a form field. */
export interface FilledAnnotation {
  readonly subtype: string;
  readonly fieldType?: string;
  readonly fieldValue?: string | readonly string[] | null;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
  /** Whether a choice field shows one option and the others on demand; otherwise it is a list. */
  readonly combo?: boolean;
  readonly checkBox?: boolean;
  /** The values of a check box and of a radio button that is on. */
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
  readonly contentsObj?: { readonly str: string };
  readonly defaultAppearanceData?: { readonly fontSize: number };
  readonly rect: readonly number[];
  readonly annotationFlags: number;
  readonly password?: boolean;
}

/** The flags for hidden and not shown on a screen (ISO 32000-1, table 165). */
const unseen = 2 | 32;
const usualSize = 12;
const lineHeight = 1.15;
const marks = { check: '✔', radio: '●' };

/** Returns the text of a page's form fields and notes, which is not part of the page's own text. */
export function findFilledRuns(annotations: readonly FilledAnnotation[], view: readonly number[]): TextRun[] {
  return annotations.flatMap((annotation) => {
    if ((annotation.annotationFlags & unseen) !== 0) return [];
    const box = boxOf(annotation.rect, view);
    const text = textOf(annotation, box);
    return layLines(text, annotation.defaultAppearanceData?.fontSize ?? 0, box);
  });
}

function textOf(annotation: FilledAnnotation, box: Box): string {
  const { subtype, fieldType, fieldValue, contentsObj, password } = annotation;
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || password === true) return '';
  if (fieldType === 'Btn') return markOf(annotation);
  if (fieldType === 'Ch') return optionsOf(annotation, box);
  return fieldType === 'Tx' && typeof fieldValue === 'string' ? fieldValue : '';
}

function markOf({ checkBox, fieldValue, exportValue, buttonValue }: FilledAnnotation): string {
  if (typeof fieldValue !== 'string') return '';
  if (checkBox === true) return fieldValue === exportValue ? marks.check : '';
  return fieldValue === buttonValue ? marks.radio : '';
}

/** Returns the chosen options; of a list, all those that it shows, with a mark at the chosen ones. */
function optionsOf(annotation: FilledAnnotation, { height }: Box): string {
  const { fieldValue, options = [], combo } = annotation;
  const given = annotation.defaultAppearanceData?.fontSize ?? 0;
  const size = given > 0 ? given : usualSize;
  const values = typeof fieldValue === 'string' ? [fieldValue] : (fieldValue ?? []);
  const shown = combo === true ? [] : options.slice(0, Math.floor(height / (lineHeight * size)));
  const isChosen = ({ exportValue }: { exportValue: string }) => values.includes(exportValue);
  // If others are chosen, the list was moved, and pdf.js (6.5.438) does not say how far.
  if (shown.filter(isChosen).length === values.length && shown.length > 0)
    return shown
      .map((option) => `${isChosen(option) ? `${marks.check} ` : ''}${option.displayValue}`)
      .join('\n');
  return values
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .join('\n');
}

/** Lays out the lines of a box: one line is centered vertically, several start at the top. */
function layLines(text: string, given: number, { left, right, top, height }: Box): TextRun[] {
  const lines = text.split(/\r\n?|\n/);
  // A size of 0 lets the viewer choose.
  const size = given > 0 ? given : Math.min(usualSize, height * 0.7);
  const first = lines.length > 1 ? top + size : top + height / 2 + size * 0.35;
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const baseline = first + index * size * lineHeight;
    const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line);
    const end = Math.min(right, left + line.length * size * 0.5);
    return [{ text: line, left, right: end, baseline, size, isRightToLeft, turn: 0, isVertical: false }];
  });
}
