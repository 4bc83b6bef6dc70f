import { useEffect, useState } from 'react';
import { useToolSession } from './tool-context.ts';

/** A warning where a link chose how a secret or a check is made: whoever sent the link chose it. */
export function LinkedNote({ what }: { readonly what: 'rules' | 'options' }) {
  const session = useToolSession();
  const [isLinked, setIsLinked] = useState(false);
  useEffect(
    () =>
      session.onArrival(({ values, isKept }) => {
        if (values && !isKept) setIsLinked(Object.keys(values).length > 0);
      }),
    [session],
  );
  return isLinked ? (
    <p role="status" className="text-warn text-[0.9375rem]">
      These {what} came from a link.
    </p>
  ) : null;
}
