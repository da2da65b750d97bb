import type { PublishableApiKey, Stheno } from "@stheno/js-client"
import { useAdminPublishableApiKey, useAdminPublishableApiKeySalesChannels } from "@stheno/medusa-react"
import { Ban, Copy, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { formatTime } from "../format/dates.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { channelChoices } from "../kit/searched-choices.ts"
import { copyText } from "../kit/copy.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { KeyBadge } from "./key-list.tsx"

const words = t.keys
const back = { to: "/a/publishable-api-keys", label: words.title }

/** A publishable API key with its sales channels. */
export function KeyPage() {
  const { id = "" } = useParams()
  const { publishable_api_key: key, error } = useAdminPublishableApiKey(id)
  return (
    <Loaded data={key} error={error} back={back}>
      {(shown) => <KeyDetails shown={shown} />}
    </Loaded>
  )
}

function KeyDetails({ shown }: { shown: PublishableApiKey }) {
  const { id, title, revoked_at, created_at } = shown
  return (
    <>
      <PageHead
        title={title}
        back={back}
        beside={<KeyBadge isRevoked={revoked_at !== null} />}
        actions={
          <>
            <Button icon={Copy} onClick={() => void copyText(id, words.copied)}>
              {words.copy}
            </Button>
            <KeyMenu shown={shown} />
          </>
        }
      />
      <Section title={t.settings.details}>
        <Facts
          facts={[
            [words.token, <code>{id}</code>],
            [words.created, formatTime(created_at)],
            revoked_at !== null && [words.revoked, formatTime(revoked_at)],
          ]}
        />
      </Section>
      <KeyChannels id={id} />
    </>
  )
}

function KeyMenu({ shown }: { shown: PublishableApiKey }) {
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const { id, title, revoked_at } = shown
  return (
    <>
      <ActionMenu
        label={menuLabel(title)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setEditing(true) },
          revoked_at === null && {
            label: words.revoke,
            icon: Ban,
            danger: true,
            question: {
              title: words.revokeQuestion({ name: title }),
              text: words.revokeText,
              label: words.revoke,
            },
            send: (client) => client.admin.publishableApiKeys.revoke(id),
            done: words.revokeDone,
          },
          {
            label: words.delete,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteQuestion({ name: title }),
              text: words.deleteText,
              label: words.delete,
            },
            send: (client) => client.admin.publishableApiKeys.delete(id),
            done: words.deleteDone,
            after: () => navigate(back.to),
          },
        ]}
      />
      {isEditing && (
        <FormDialog
          title={words.edit}
          draftKey={`edit-key ${id}`}
          fields={[{ name: "title", kind: "text", label: words.name, required: true }]}
          initial={{ title }}
          version={versionOfParts(
            shown,
            (key) => key.title,
            async (client) => (await client.admin.publishableApiKeys.retrieve(id)).publishable_api_key,
          )}
          submit={t.common.save}
          send={(client, values) =>
            client.admin.publishableApiKeys.update(id, { title: values.title.trim() })
          }
          done={t.common.saved}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

function KeyChannels({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { sales_channels: channels } = useAdminPublishableApiKeySalesChannels(id)
  return (
    <Section
      title={words.channels}
      actions={
        <Button disabled={!channels} onClick={() => setOpen(true)}>
          {t.common.edit}
        </Button>
      }
    >
      {channels && <p>{formatList(channels.map(({ name }) => name)) || words.noChannels}</p>}
      {isOpen && channels && (
        <FormDialog
          title={words.editChannels}
          draftKey={`key-channels ${id}`}
          fields={[{ name: "channels", kind: "checks", label: words.channels, choices: channelChoices }]}
          initial={{ channels: idsOf(channels) }}
          version={{
            shown: idsOf(channels).join(" "),
            // A key does not say when its channels changed.
            read: async (client) => ({ version: (await channelsNow(client, id)).join(" "), at: "" }),
          }}
          submit={t.common.save}
          send={async (client, { channels: after }) => {
            const before = await channelsNow(client, id)
            const added = after.filter((each) => !before.includes(each))
            const removed = before.filter((each) => !after.includes(each))
            const named = (ids: readonly string[]) => ({
              sales_channel_ids: ids.map((channelId) => ({ id: channelId })),
            })
            if (added.length > 0)
              await client.admin.publishableApiKeys.addSalesChannelsBatch(id, named(added))
            if (removed.length > 0)
              await client.admin.publishableApiKeys.deleteSalesChannelsBatch(id, named(removed))
          }}
          done={words.channelsDone}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

function idsOf(channels: readonly { readonly id: string }[]): string[] {
  return channels.map(({ id }) => id).sort()
}

/** The channels of a key as they are stored now. */
async function channelsNow(client: Stheno, id: string): Promise<string[]> {
  return idsOf((await client.admin.publishableApiKeys.listSalesChannels(id)).sales_channels)
}
