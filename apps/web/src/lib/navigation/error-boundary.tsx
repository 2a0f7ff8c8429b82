import { Component, type ComponentType, type ReactNode } from 'react'

type Props = { resetKey: unknown; failure: ComponentType<{ error: unknown; reset: () => void }>; children: ReactNode }
type State = { error?: unknown; hasFailed: boolean; resetKey: unknown }

/** What cannot be drawn is replaced by a page that says so, until somebody goes elsewhere. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }
  static getDerivedStateFromError = (error: unknown) => ({ error, hasFailed: true })
  static getDerivedStateFromProps = ({ resetKey }: Props, state: State) =>
    resetKey === state.resetKey ? null : { error: undefined, hasFailed: false, resetKey }
  override render() {
    const { failure: Failure, children } = this.props
    const { hasFailed, error } = this.state
    return hasFailed ? <Failure error={error} reset={() => this.setState({ hasFailed: false })} /> : children
  }
}
