import type { ScanReport } from './scanning.ts';

export interface Verdict {
  readonly tone: 'normal' | 'warn' | 'danger';
  readonly title: string;
  readonly text: string;
}

/** Summarizes the scans for the person who prints the code. */
export function judge(report: ScanReport): Verdict {
  if (report.outcome === 'nothing') {
    return { tone: 'danger', title: 'Does not scan', text: 'The reader finds no code in the picture.' };
  }
  if (report.outcome === 'other') {
    return { tone: 'danger', title: 'Reads wrong', text: 'The reader finds another text than yours.' };
  }
  if (report.isInverted) {
    return {
      tone: 'warn',
      title: 'Scans with some readers',
      text: 'Only by readers that look for light on dark.',
    };
  }
  const isSafe = (report.smallestModulePx ?? 9) <= 2 && report.blurModules >= 0.3;
  return isSafe
    ? {
        tone: 'normal',
        title: 'Scans safely',
        text: 'Read back as typed, also shrunk and blurred.',
      }
    : {
        tone: 'warn',
        title: 'Scans, with little to spare',
        text: 'Read back as typed, but not under strain.',
      };
}

export interface ScanRow {
  readonly name: string;
  readonly value: string;
}

export const scanNames = ['Shrunk', 'Blurred'] as const;

/** Lists how much the code withstood, row by row. */
export function describeScan(report: ScanReport): readonly ScanRow[] {
  const { smallestPx, blurModules } = report;
  const values = [
    smallestPx === undefined ? 'Not readable below 4 px a module' : `Readable down to ${smallestPx} px wide`,
    blurModules === 0 ? 'Not readable' : `Readable up to ${blurModules} of a module`,
  ];
  return scanNames.map((name, index) => ({ name, value: values[index] ?? '' }));
}
