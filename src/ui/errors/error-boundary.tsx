import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface Crash {
  readonly error: unknown;
  readonly where: string;
}

export interface ErrorBoundaryProps {
  /** A change clears the crash: another screen is another attempt. */
  readonly at?: string;
  readonly fallback: (crash: Crash, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly crash: Crash | null;
  readonly at: string | undefined;
}

/** Contains exceptions of its children. React offers this only for a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { crash: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error, where: '' } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.at === state.at ? null : { crash: null, at: props.at };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ crash: { error, where: info.componentStack ?? '' } });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? this.props.fallback(crash, () => this.setState({ crash: null })) : this.props.children;
  }
}

export function describeError({ error, where }: Crash): string {
  const said = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return where === '' ? said : `${said}\n${where}`;
}
