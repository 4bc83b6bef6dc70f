import { useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { HolidayFieldsProps } from './holiday-fields.tsx';

interface HolidayChoiceProps extends HolidayFieldsProps {
  /** Whether it is visible; the table is fetched only then. */
  readonly isShown: boolean;
}

/** Chooses the country whose public holidays are days off. Its table is fetched when the field is first shown. */
export function HolidayChoice({ isShown, ...props }: HolidayChoiceProps) {
  const [loaded, setLoaded] = useState<typeof import('./holiday-fields.tsx')>();
  useEffect(() => {
    if (isShown) import('./holiday-fields.tsx').then(setLoaded).catch(reportFailure);
  }, [isShown]);
  return loaded && <loaded.HolidayFields {...props} />;
}
