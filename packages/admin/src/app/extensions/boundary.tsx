import { Component, type ErrorInfo, type ReactNode } from "react"
import { t } from "../messages/index.ts"

interface BoundaryProps {
  /** of the extension, as its author knows it */
  readonly file: string
  /** takes the place of what failed, where the message has no room */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/** Keeps the page alive when an extension throws, and says which one it was. */
export class ExtensionBoundary extends Component<BoundaryProps, { problem: string | undefined }> {
  override state = { problem: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`The extension ${this.props.file} failed`, error, info.componentStack)
  }

  override render() {
    const { file, instead, children } = this.props
    const { problem } = this.state
    return problem === undefined ? children : (instead ?? <ExtensionProblem file={file} message={problem} />)
  }
}

/** Says which extension failed, and how. */
export function ExtensionProblem({ file, message }: { file: string; message: string }) {
  return (
    <div className="card extension-problem" role="alert">
      <p>
        <strong>{t.extensions.failed}</strong> <code>{file}</code>
      </p>
      <p>{message}</p>
    </div>
  )
}
