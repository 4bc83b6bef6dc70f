import type { PercentageState } from './state.ts';

/** The names of the fields that hold a typed number. */
export type NumberKey =
  | 'percent'
  | 'whole'
  | 'part'
  | 'ofPart'
  | 'ofWhole'
  | 'changeFrom'
  | 'changeTo'
  | 'pointsFrom'
  | 'pointsTo'
  | 'bill'
  | 'tip'
  | 'tax'
  | 'people'
  | 'price'
  | 'changes';

interface TabField {
  readonly key: NumberKey;
  readonly label: string;
  readonly unit?: string;
}

const basicFields = {
  percent: { key: 'percent', label: 'Percentage', unit: '%' },
  whole: { key: 'whole', label: 'Of (the whole)' },
  part: { key: 'part', label: 'Is (the part)' },
} as const;

/** What has to be filled in before the chosen tab has a result. */
export function neededFields({ tab, find }: PercentageState): readonly TabField[] {
  switch (tab) {
    case 'basic': {
      const { percent, whole, part } = basicFields;
      return { part: [percent, whole], percent: [part, whole], whole: [percent, part] }[find];
    }
    case 'percent-of':
      return [
        { key: 'ofPart', label: 'Part' },
        { key: 'ofWhole', label: 'Total' },
      ];
    case 'change':
      return [
        { key: 'changeFrom', label: 'Original value' },
        { key: 'changeTo', label: 'New value' },
      ];
    case 'points':
      return [
        { key: 'pointsFrom', label: 'Original percentage', unit: '%' },
        { key: 'pointsTo', label: 'New percentage', unit: '%' },
      ];
    case 'tip':
      return [
        { key: 'bill', label: 'Bill' },
        { key: 'tip', label: 'Tip', unit: '%' },
      ];
    case 'price':
      return [
        { key: 'price', label: 'Price' },
        { key: 'changes', label: 'Changes, one after another' },
      ];
  }
}

/** Whether all that the chosen tab needs is filled in. */
export function isComplete(state: PercentageState): boolean {
  const isShared = state.tab === 'tip' && state.split !== 'even';
  const shares = isShared
    ? state.sharers.map(({ weight, amount }) => (state.split === 'amounts' ? amount : weight))
    : [];
  return [...neededFields(state).map(({ key }) => state[key]), ...shares].every((text) => text.trim() !== '');
}
