import { useEffect, useState } from 'react';
import { useToolSession } from './tool-context.ts';

/** Warns that a link set the options for a secret or a check, so the sender of the link chose them. */
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
