import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { dismissNotice, type Notice, notify, readNotice, subscribeNotices } from './toast-store.ts';
import { useFootHeight } from './use-foot-height.ts';

/** Shows the notices of `notify`, one at a time. It waits while the pointer or the focus is on it. */
export function ToastHost() {
  const notice = useSyncExternalStore(subscribeNotices, readNotice, () => undefined);
  const [isHeld, setIsHeld] = useState(false);
  const footHeight = useFootHeight(notice !== undefined);

  useEffect(() => {
    if (!notice || isHeld || notice.isLasting) return;
    const timer = setTimeout(
      () => {
        dismissNotice(notice.id);
      },
      notice.action ? 15_000 : 5000,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [notice, isHeld]);

  useEffect(() => {
    const tell = (event: Event) => {
      notify({ title: 'Downloaded', text: (event as CustomEvent<string>).detail });
    };
    addEventListener('filedownload', tell);
    return () => removeEventListener('filedownload', tell);
  }, []);

  const hold = () => {
    setIsHeld(true);
  };
  const release = () => {
    setIsHeld(false);
  };

  return (
    <div
      className={`toast-region ${notice && isPassing(notice) ? 'toast-passing' : ''}`}
      role="status"
      aria-live="polite"
      style={{ '--foot-height': `${footHeight}px` } as CSSProperties}
    >
      {notice && (
        <div
          key={notice.id}
          className={`toast toast-${notice.tone ?? 'normal'}`}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          <div className="grid flex-1 gap-0.5">
            <p className="font-semibold">{notice.title}</p>
            {notice.text && <p className="text-ink-2 text-[0.9375rem]">{notice.text}</p>}
          </div>
          {notice.action && (
            <Button
              isSmall
              onClick={() => {
                notice.action?.run();
                dismissNotice(notice.id);
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <IconButton
            icon="x"
            label="Dismiss"
            tone="plain"
            isSmall
            onClick={() => {
              setIsHeld(false);
              dismissNotice(notice.id);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** True for what only confirms: it covers nothing that was made, nor a button. */
function isPassing({ tone = 'normal', action, isLasting }: Notice): boolean {
  return tone === 'normal' && !action && !isLasting;
}
