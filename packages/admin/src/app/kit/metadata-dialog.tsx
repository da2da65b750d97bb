import { Form, MetadataField, useZodForm, z } from "@stheno/ui/forms"
import { t } from "../messages/index.ts"
import { useOpenedCheck } from "./changed-elsewhere.tsx"
import { Dialog } from "./dialog.tsx"
import type { MetadataDialogProps } from "./metadata-props.ts"
import { useAction } from "./use-action.ts"

type Metadata = Record<string, unknown>

const schema = z.object({ metadata: z.record(z.string(), z.unknown()) })

/** The dialog with its form, loaded when the first one opens. */
export function MetadataDialogContent(props: MetadataDialogProps) {
  const { of, metadata, send, version, onClose } = props
  const check = useOpenedCheck(version)
  const defaultValues = { metadata: metadata ?? {} }
  const form = useZodForm({
    schema,
    defaultValues,
    draftKey: `metadata ${of}`,
    draftOf: version.shown,
    // While an entry is wrong, the form holds no metadata.
    updateDraft: (values) => (schema.safeParse(values).success ? values : defaultValues),
  })
  const save = useAction<Metadata>(
    async (client, values) => {
      await check(client)
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
