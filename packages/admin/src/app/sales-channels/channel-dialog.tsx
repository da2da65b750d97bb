import type { SalesChannel } from "@stheno/js-client"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"

const words = t.channels

type Known = Pick<SalesChannel, "id" | "name" | "description" | "updated_at">

interface ChannelDialogProps {
  readonly channel?: Known
  readonly onClose: () => void
}

/** Makes a sales channel, or changes one. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  return (
    <FormDialog
      title={channel ? words.edit : words.create}
      draftKey={channel ? `edit-sales-channel ${channel.id}` : "sales-channel"}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true },
        { name: "description", kind: "textarea", label: words.description },
      ]}
      initial={{ name: channel?.name ?? "", description: channel?.description ?? "" }}
      {...(channel ? { version: versionOf(channel) } : {})}
      submit={channel ? t.common.save : words.create}
      send={(client, { name, description }) =>
        channel
          ? client.admin.salesChannels.update(channel.id, {
              name: name.trim(),
              description: orNull(description),
            })
          : client.admin.salesChannels.create({ name: name.trim(), description: orNull(description) })
      }
      done={channel ? t.common.saved : words.createDone}
      onClose={onClose}
    />
  )
}

const versionOf = (channel: Known) =>
  versionOfParts(
    channel,
    ({ name, description }) => [name, description],
    async (client) => (await client.admin.salesChannels.retrieve(channel.id)).sales_channel,
  )
