import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { toError } from '#core/errors.ts';

interface ErrorBoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly attempt: number;
}

/** Shows a fault of ours in place of the part that met it; Retry draws that part anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  override render(): ReactNode {
    const { error, attempt } = this.state;
    if (error === undefined) return <div key={attempt}>{this.props.children}</div>;
    return (
      <div className="tool-card tool-pad">
        <Alert title={this.props.title}>
          <p>This is a fault of ours, not of your input. Your data has not left this device.</p>
          <p className="mono text-ink-2">{toError(error).message}</p>
          <p>
            <Button
              icon="rotate-ccw"
              onClick={() => {
                this.setState({ error: undefined, attempt: attempt + 1 });
              }}
            >
              Retry
            </Button>
          </p>
        </Alert>
      </div>
    );
  }
}
