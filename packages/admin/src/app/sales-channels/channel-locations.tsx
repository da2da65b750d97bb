import type { StockLocation } from "@stheno/js-client"
import { adminStockLocationsKeys } from "@stheno/medusa-react"
import { useLocations } from "../kit/choices.ts"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { withoutRows } from "../kit/optimistic.ts"
import { PickerDialog } from "../kit/picker-dialog.tsx"
import { useWhole, wholeKey } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"

const words = t.channels

/** The stock locations from which a sales channel sells. */
export function ChannelLocations({ channelId, isShown }: { channelId: string; isShown: boolean }) {
  const [isAdding, setAdding] = useState(false)
  const { data: locations } = useWhole(
    adminStockLocationsKeys.all[0],
    ({ admin }) => admin.stockLocations.iterate({ sales_channel_id: channelId, limit: 500 }),
    { of: channelId },
  )
  const { locations: all, error } = useLocations()
  const useFree = (q: string) => ({
    rows: all?.filter(
      ({ id, name }) =>
        !locations?.some((each) => each.id === id) &&
        name.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase()),
    ),
    error,
  })
  if (!isShown) return null
  return (
    <Section
      title={words.locations}
      flush
      actions={
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.addLocations}
        </Button>
      }
    >
      {locations?.length === 0 && <p className="section-body muted">{words.noLocations}</p>}
      <ul className="rows">
        {locations?.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="end">
              <ActionMenu
                label={menuLabel(name)}
                actions={[
                  {
                    label: words.removeLocation,
                    icon: Trash2,
                    danger: true,
                    send: (client) =>
                      client.admin.salesChannels.removeLocation(channelId, { location_id: id }),
                    done: words.locationRemoved,
                    optimistic: withoutRows<StockLocation>(
                      [...wholeKey(adminStockLocationsKeys.all[0]), channelId],
                      (row) => row.id === id,
                    ),
                    undo: (client) => client.admin.salesChannels.addLocation(channelId, { location_id: id }),
                  },
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
      {isAdding && (
        <PickerDialog
          title={words.addLocations}
          submit={() => words.addLocations}
          useRows={useFree}
          label={({ name }) => name}
          send={async (client, ids) => {
            for (const id of ids) await client.admin.salesChannels.addLocation(channelId, { location_id: id })
          }}
          done={words.locationsAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}
