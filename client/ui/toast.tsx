import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { dismissNotice, type Notice, notify, readNotice, subscribeNotices } from './toast-store.ts';
import { useFootHeight } from './use-foot-height.ts';

/** Shows the notices of `notify`, one at a time. It waits while the pointer or the focus is on it. */
export function ToastHost() {
  const notice = useSyncExternalStore(subscribeNotices, readNotice, () => undefined);
  const [isHeld, setIsHeld] = useState(false);
  const footHeight = useFootHeight(notice !== undefined);
  const action = useActionKey(notice);

  useEffect(() => {
    if (!notice || isHeld || notice.isLasting) return;
    const timer = setTimeout(
      () => {
        dismissNotice(notice.id);
      },
      notice.action || notice.tone === 'destructive' ? 15_000 : 5000,
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
              ref={action.button}
              aria-keyshortcuts={actionKey}
              onClick={() => {
                notice.action?.run();
                setIsHeld(false);
                dismissNotice(notice.id);
                action.goBack();
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

const actionKey = 'F8';

/** A key leads to the button of a notice, which is far away by Tab; after a press, the focus goes back. */
function useActionKey(notice: Notice | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = null;
    if (!notice?.action) return;
    const go = (event: KeyboardEvent) => {
      if (event.key !== actionKey) return;
      event.preventDefault();
      if (document.activeElement === button.current) return;
      before.current = document.activeElement;
      button.current?.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [notice]);
  const goBack = () => {
    const { current } = before;
    if (!(current instanceof HTMLElement)) return;
    // Where the button went with what it cleared, nothing had the focus.
    const target =
      current.isConnected && current !== document.body ? current : document.getElementById('main');
    target?.focus({ preventScroll: true });
  };
  return { button, goBack };
}

/** True for what only confirms: it covers nothing that was made, nor a button. */
function isPassing({ tone = 'normal', action, isLasting }: Notice): boolean {
  return tone === 'normal' && !action && !isLasting;
}
