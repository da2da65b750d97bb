import { lazy, Suspense, useState } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import type { MetadataDialogProps, MetadataSectionProps } from "./metadata-props.ts"
import { Facts, Section } from "./page.tsx"

/** The metadata of a thing in a card, with a dialog that changes it. */
export function MetadataSection(props: MetadataSectionProps) {
  const { metadata } = props
  const [isOpen, setOpen] = useState(false)
  const entries = Object.entries(metadata ?? {})
  return (
    <Section
      title={t.common.metadata}
      actions={<Button onClick={() => setOpen(true)}>{t.common.editMetadata}</Button>}
    >
      {entries.length === 0 ? (
        <p className="muted">{t.common.noMetadata}</p>
      ) : (
        <Facts
          facts={entries.map(([key, value]) => [
            key,
            <span className="break">{typeof value === "string" ? value : JSON.stringify(value)}</span>,
          ])}
        />
      )}
      {isOpen && <MetadataDialog {...props} onClose={() => setOpen(false)} />}
    </Section>
  )
}

const Dialog = lazy(async () => ({ default: (await import("./metadata-dialog.tsx")).MetadataDialogContent }))

/** Changes the metadata of a thing. */
export function MetadataDialog(props: MetadataDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
