import { Form, MetadataField, useZodForm, z } from "@stheno/ui/forms"
import { useState } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { useOverwriteCheck, type Version } from "./changed-elsewhere.tsx"
import { Dialog } from "./dialog.tsx"
import { Facts, Section } from "./page.tsx"
import { useAction, type Send } from "./use-action.ts"

type Metadata = Record<string, unknown>

interface MetadataSectionProps {
  readonly metadata: Metadata | null | undefined
  /** saves changes: the API adds to what is there, and an empty text removes a key */
  readonly send: Send<Metadata>
  /** of the thing: a change of somebody else is not overwritten unasked */
  readonly version: Version
}

/** The metadata of a thing in a card, with a dialog that changes it. */
export function MetadataSection({ metadata, send, version }: MetadataSectionProps) {
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
      {isOpen && (
        <MetadataDialog metadata={metadata} send={send} version={version} onClose={() => setOpen(false)} />
      )}
    </Section>
  )
}

const schema = z.object({ metadata: z.record(z.string(), z.unknown()) })

/** Changes the metadata of a thing. */
export function MetadataDialog(props: MetadataSectionProps & { onClose: () => void }) {
  const { metadata, send, onClose } = props
  const [version] = useState(props.version)
  const check = useOverwriteCheck()
  const form = useZodForm({ schema, defaultValues: { metadata: metadata ?? {} } })
  const save = useAction<Metadata>(
    async (client, values) => {
      await check(client, version)
      await send(client, values)
      form.markSaved()
    },
    { quiet: true, done: t.common.saved, after: onClose },
  )
  return (
    <Dialog title={t.common.editMetadata} wide onClose={onClose}>
      <Form
        form={form}
        isInDialog
        onCancel={onClose}
        onSubmit={(values) => save.mutateAsync(values.metadata)}
      >
        <MetadataField form={form} name="metadata" label={t.common.metadata} isLabelHidden />
      </Form>
    </Dialog>
  )
}
