import type { SalesChannel } from "@stheno/js-client"
import { adminSalesChannelsKeys, useAdminSalesChannel } from "@stheno/medusa-react"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { withProperties } from "../kit/optimistic.ts"
import { useAction } from "../kit/use-action.ts"
import { wrapped } from "../kit/use-removal.ts"
import { t } from "../messages/index.ts"
import { changesOf } from "../page-changes.ts"
import { ProductPicker } from "../products/product-picker.tsx"
import { ProductTable } from "../products/product-table.tsx"
import { ChannelDialog } from "./channel-dialog.tsx"
import { ChannelLocations } from "./channel-locations.tsx"
import { ChannelBadge } from "./channel-list.tsx"

const words = t.channels
const back = { to: "/a/sales-channels", label: words.title }

/** A sales channel with its products. */
export function ChannelPage() {
  const { id = "" } = useParams()
  const { sales_channel: channel, error } = useAdminSalesChannel(id)
  return (
    <Loaded data={channel} error={error} back={back}>
      {(shown) => <ChannelDetails channel={shown} />}
    </Loaded>
  )
}

type Shown = Pick<SalesChannel, "id" | "name" | "description" | "is_disabled" | "updated_at">

function ChannelDetails({ channel }: { channel: Shown }) {
  const [open, setOpen] = useState<"edit" | "products">()
  const navigate = useNavigate()
  const { id, name, is_disabled } = channel
  const toggle = useAction<boolean>(
    (client, disabled) => client.admin.salesChannels.update(id, { is_disabled: disabled }),
    {
      done: (disabled) => (disabled ? words.disableDone : words.enableDone),
      optimistic: withProperties<SalesChannel, boolean>(adminSalesChannelsKeys.all, { id }, (disabled) => ({
        is_disabled: disabled,
      })),
      changes: changesOf.channelState,
    },
  )
  return (
    <>
      <PageHead
        title={name}
        back={back}
        beside={<ChannelBadge isDisabled={is_disabled} />}
        text={channel.description}
        actions={
          <>
            <Button onClick={() => toggle.mutate(!is_disabled)}>
              {is_disabled ? words.enable : words.disable}
            </Button>
            <Button kind="primary" icon={Plus} onClick={() => setOpen("products")}>
              {t.collections.addProducts}
            </Button>
            <ActionMenu
              label={menuLabel(name)}
              actions={[
                { label: words.edit, icon: Pencil, open: () => setOpen("edit") },
                {
                  label: words.delete,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ name }),
                    text: words.deleteText,
                    label: words.delete,
                  },
                  send: (client) => client.admin.salesChannels.delete(id),
                  done: words.deleteDone,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <ProductTable
        filter={{ sales_channel_id: [id] }}
        removal={{
          label: words.removeProduct,
          remove: (client, ids) =>
            client.admin.salesChannels.removeProducts(id, { product_ids: wrapped(ids) }),
          restore: (client, ids) => client.admin.salesChannels.addProducts(id, { product_ids: wrapped(ids) }),
        }}
        below={(isInPlace) => <ChannelLocations channelId={id} isShown={isInPlace} />}
      />
      {open === "edit" && <ChannelDialog channel={channel} onClose={() => setOpen(undefined)} />}
      {open === "products" && (
        <ProductPicker
          send={(client, ids) => client.admin.salesChannels.addProducts(id, { product_ids: wrapped(ids) })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
