import { Component, Fragment, type ReactNode } from 'react';
import { isLoadFailure } from '#client/lib/loading/load-failures.ts';
import { addressOf } from '#client/lib/site-data.ts';
import { Button } from '#client/ui/button.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { toError } from '#core/errors.ts';

interface ErrorBoundaryProps {
  readonly title?: string;
  /** True around a whole page: then the title is its heading, with links beside Retry. */
  readonly isPage?: boolean;
  /** True around parts that the page can do without: after a fault nothing is shown in their place. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly attempt: number;
}

/** Shows a fault of ours in place of the part that failed. Retry draws that part again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  override render(): ReactNode {
    const { error, attempt } = this.state;
    const { title = '', isPage, isSilent, children } = this.props;
    if (error === undefined) return <Fragment key={attempt}>{children}</Fragment>;
    if (isSilent) return null;
    const retry = () => {
      this.setState({ error: undefined, attempt: attempt + 1 });
    };
    return (
      <FaultView title={title} error={error} isPage={isPage ?? false} retryLabel="Retry" onRetry={retry} />
    );
  }
}

interface FaultViewProps {
  readonly title: string;
  readonly error: unknown;
  readonly isPage: boolean;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A fault of ours in words, with a way out. */
export function FaultView({ title, error, isPage, retryLabel, onRetry }: FaultViewProps) {
  const cause = isLoadFailure(error)
    ? 'A part of this page is not stored for offline use yet. Check your connection, then reload.'
    : 'This is a fault of ours, not of your input.';
  const text = `${cause} Your data has not left this device.`;
  const fault = <p className="mono text-ink-2">{toError(error).message}</p>;
  const retry = (
    <Button icon="rotate-ccw" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  if (!isPage) {
    return (
      <div className="tool-card tool-pad">
        <Alert title={title}>
          <p>{text}</p>
          {fault}
          <p>{retry}</p>
        </Alert>
      </div>
    );
  }
  return (
    <div role="alert" className="page-width grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-3xl">{title}</h1>
      <p>{text}</p>
      {fault}
      <p className="flex gap-3">
        {retry}
        <a className="button" href={addressOf('/')}>
          Return to Home
        </a>
      </p>
    </div>
  );
}
