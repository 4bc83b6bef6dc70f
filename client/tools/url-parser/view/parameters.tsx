import { useMemo } from 'react';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { ParameterTable } from '#client/tool-kit/texts/parameter-table.tsx';
import { splitUrl } from '#core/network/url-parameters.ts';
import type operation from '../operation.ts';

/** A longer address would be slow to edit. */
const maxLength = 4000;

/** The parameters of one address, to edit. */
export function Parameters({ source, setText }: SlotProps<typeof operation>) {
  const text = source.type === 'text' && source.text.length <= maxLength ? source.text : '';
  const split = useMemo(() => splitUrl(text), [text]);
  return split ? (
    <section className="tool-card tool-pad">
      <ParameterTable split={split} setText={setText} />
    </section>
  ) : null;
}
