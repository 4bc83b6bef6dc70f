import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import type { PanesShape } from '#client/tool-kit/operations/page-words.ts';
import { FindTarget } from '#client/ui/code/find-target.ts';
import { OptionStrip, type OptionStripProps } from './option-strip.tsx';

interface TextToolProps extends OptionStripProps {
  /** The panes. */
  readonly children: ReactNode;
  /** True if tabs among the options choose the work of the panes. */
  readonly isTabPanel?: boolean;
  readonly shape?: PanesShape | undefined;
}

/** The text-to-text shape: options on top, input left, output right, stacked under 768 px. */
export function TextTool({ options, status, children, isTabPanel = false, shape = 'even' }: TextToolProps) {
  return (
    <div className="text-tool">
      <OptionStrip options={options} status={status ?? ''} />
      <div
        className={`panes panes-${shape}`}
        {...(isTabPanel ? { role: 'tabpanel', id: 'panes-panel' } : {})}
      >
        {children}
      </div>
    </div>
  );
}

interface PaneProps {
  readonly title: string;
  readonly toolbar?: ReactNode;
  /** Adds a button that finds text in the pane. */
  readonly canFind?: boolean;
  readonly children: ReactNode;
}

export function Pane({ title, toolbar, canFind = false, children }: PaneProps) {
  const find = useRef<() => void>(undefined);
  return (
    <section className="pane" aria-label={title}>
      <div className="pane-head">
        <h2>{title}</h2>
        <div className="pane-toolbar">
          {toolbar}
          {canFind && (
            <Button
              icon="search"
              tone="plain"
              isSmall
              aria-label={`Find in ${title}`}
              onClick={() => find.current?.()}
            />
          )}
        </div>
      </div>
      <FindTarget value={find}>
        <div className="pane-body">{children}</div>
      </FindTarget>
    </section>
  );
}

interface ToolbarButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string;
}

/** A button of an input's toolbar; its label shows where there is room. */
export function ToolbarButton({ label, ...rest }: ToolbarButtonProps) {
  return (
    <Button {...rest} tone="plain" isSmall>
      <span className="pane-toolbar-label">{label}</span>
    </Button>
  );
}
