import type { SettingConfig, SettingProps } from "@stheno/admin"
import { useAdminStore, useAdminUpdateStore } from "@stheno/medusa-react"
import { Card, PageHeader } from "@stheno/ui"
import { Form, TextAreaField, useZodForm, z } from "@stheno/ui/forms"

export const config: SettingConfig = {
  card: {
    label: "Waiting list",
    description: "The message to customers who join the list",
  },
}

export default function WaitingSettings({ notify }: SettingProps) {
  const { store, error } = useAdminStore()
  if (error) return <p role="alert">{error.message}</p>
  return (
    <>
      <PageHeader
        title="Waiting list"
        back={{ to: "/a/settings", label: "Settings" }}
      />
      {store && (
        <Message
          text={String(store.metadata?.waiting_list_text ?? "")}
          onSaved={(text) => notify.success("Message saved", text)}
        />
      )}
    </>
  )
}

const schema = z.object({ text: z.string().check(z.minLength(1)) })

function Message(props: { text: string; onSaved: (text: string) => void }) {
  const update = useAdminUpdateStore()
  const form = useZodForm({ schema, defaultValues: { text: props.text } })
  return (
    <Card title="Message">
      <Form
        form={form}
        onSubmit={async ({ text }) => {
          await update.mutateAsync({ metadata: { waiting_list_text: text } })
          props.onSaved(text)
        }}
      >
        <TextAreaField form={form} name="text" label="Text" />
      </Form>
    </Card>
  )
}
