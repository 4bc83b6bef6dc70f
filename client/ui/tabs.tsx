import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Choice } from '#client/ui/fields/inputs.tsx';

interface Tab<Value extends string> extends Choice<Value> {
  /** A part of the label, shown where a phone has no room for all tabs. */
  readonly short?: string | undefined;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly Tab<Value>[];
  readonly onChange: (value: Value) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
  readonly panelClassName?: string;
}

/** Tabs by the ARIA pattern, with the panel that they choose. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, children, panelClassName = '' } = props;
  const id = useId();
  return (
    <>
      <TabList {...props} id={id} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={panelClassName}>
        {children}
      </div>
    </>
  );
}

type TabListProps<Value extends string> = Pick<TabsProps<Value>, 'label' | 'value' | 'tabs' | 'onChange'> & {
  readonly id: string;
};

/** Only the tabs: arrow keys, Home and End move and choose at once. */
export function TabList<Value extends string>({ label, value, tabs, onChange, id }: TabListProps<Value>) {
  const listRef = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const next = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const target = next === undefined ? undefined : tabs[next];
    if (next === undefined || !target) return;
    event.preventDefault();
    onChange(target.value);
    const tab = listRef.current?.children[next] as HTMLElement | undefined;
    tab?.focus();
    // A browser leaves one that is in sight by half where it is.
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <div ref={listRef} role="tablist" aria-label={label} className="tab-list" onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          aria-label={tab.short === undefined ? undefined : tab.label}
          className="tab"
          onClick={() => {
            onChange(tab.value);
          }}
        >
          {tab.short === undefined ? (
            tab.label
          ) : (
            <>
              <span className="wide-only">{tab.label}</span>
              <span className="narrow-only">{tab.short}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
