import type { Version } from "./changed-elsewhere.tsx"
import type { Send } from "./use-action.ts"

type Metadata = Record<string, unknown>

export interface MetadataSectionProps {
  /** ID of the thing: what is typed is kept under it, so that it survives a reload */
  readonly of: string
  readonly metadata: Metadata | null | undefined
  /** saves changes: the API adds to what is there, and an empty text removes a key */
  readonly send: Send<Metadata>
  /** of the thing: a change of somebody else is not overwritten unasked */
  readonly version: Version
}

export interface MetadataDialogProps extends MetadataSectionProps {
  readonly onClose: () => void
}
