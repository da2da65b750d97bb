import type { SalesChannel, Stheno, StockLocation } from "@stheno/js-client"
import { useAdminStockLocations } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Braces, Pencil, Radio, Trash2, Warehouse } from "lucide-react"
import { useState } from "react"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { MetadataDialog } from "../kit/metadata-section.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { channelChoices } from "../kit/searched-choices.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { addressLines } from "../orders/address-fields.ts"
import { LocationDialog, locationVersion } from "./location-dialog.tsx"

const words = t.locations

/** A location as its list reads it. */
type Shown = Pick<StockLocation, "id" | "name" | "address" | "metadata" | "updated_at"> & {
  readonly sales_channels?: readonly Pick<SalesChannel, "id" | "name">[]
}

/** The places that stock is kept at. */
export function LocationList() {
  const list = useList()
  const { stock_locations, count, response, error } = useAdminStockLocations(
    { order: "name", ...list.query, expand: "address,sales_channels" },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      words={words}
      icon={Warehouse}
      zone="stock_location"
      list={list}
      rows={stock_locations}
      count={count}
      response={response}
      error={error}
      columns={[
        { header: words.name, order: "name", cell: ({ name }) => name },
        {
          header: words.address,
          wide: true,
          phone: "below",
          cell: ({ address }) => (address ? formatList(addressLines(address)) : "–"),
        },
        { header: t.products.channels, wide: true, cell: (location) => channelNames(location) || "–" },
      ]}
      bulk={[deletion((client, id) => client.admin.stockLocations.delete(id), words.deleteManyText)]}
      readAll={allRows(
        (client) => client.admin.stockLocations.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ name }) => name,
      )}
      rowName={({ name }) => name}
      actions={(location) => <LocationMenu location={location} />}
      dialog={(close) => <LocationDialog onClose={close} />}
    />
  )
}

function channelNames({ sales_channels = [] }: Shown): string {
  return formatList(sales_channels.map(({ name }) => name))
}

function LocationMenu({ location }: { location: Shown }) {
  const [open, setOpen] = useState<"edit" | "channels" | "metadata">()
  const close = () => setOpen(undefined)
  const { id, name } = location
  return (
    <>
      <ActionMenu
        label={menuLabel(name)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setOpen("edit") },
          { label: words.editChannels, icon: Radio, open: () => setOpen("channels") },
          { label: t.common.editMetadata, icon: Braces, open: () => setOpen("metadata") },
          {
            label: words.delete,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteQuestion({ name }),
              text: words.deleteText,
              label: words.delete,
            },
            send: (client) => client.admin.stockLocations.delete(id),
            done: words.deleteDone,
          },
        ]}
      />
      {open === "edit" && <LocationDialog location={location} onClose={close} />}
      {open === "metadata" && (
        <MetadataDialog
          of={id}
          metadata={location.metadata}
          send={(client, metadata) => client.admin.stockLocations.update(id, { metadata })}
          version={locationVersion(location, ({ metadata }) => metadata)}
          onClose={close}
        />
      )}
      {open === "channels" && <LocationChannels location={location} onClose={close} />}
    </>
  )
}

/** Chooses the sales channels that sell the stock of a location. */
function LocationChannels({ location, onClose }: { location: Shown; onClose: () => void }) {
  const shown = channelIds(location)
  return (
    <FormDialog
      title={words.editChannels}
      draftKey={`location-channels ${location.id}`}
      draftOf={shown.join(" ")}
      text={words.channelsText}
      fields={[{ name: "channels", kind: "checks", label: t.products.channels, choices: channelChoices }]}
      initial={{ channels: shown }}
      version={{
        shown: shown.join(" "),
        // A location does not say when its channels changed.
        read: async (client) => ({ version: (await channelsNow(client, location)).join(" "), at: "" }),
      }}
      submit={t.common.save}
      send={async (client, { channels: after }) => {
        const before = await channelsNow(client, location)
        const body = { location_id: location.id }
        for (const id of after.filter((each) => !before.includes(each)))
          await client.admin.salesChannels.addLocation(id, body)
        for (const id of before.filter((each) => !after.includes(each)))
          await client.admin.salesChannels.removeLocation(id, body)
      }}
      done={t.products.channelsDone}
      onClose={onClose}
    />
  )
}

function channelIds({ sales_channels = [] }: Pick<Shown, "sales_channels">): string[] {
  return sales_channels.map(({ id }) => id).sort()
}

/** The channels of a location as they are stored now. The API says that a location is gone. */
async function channelsNow(client: Stheno, location: Shown): Promise<string[]> {
  const { stock_locations } = await client.admin.stockLocations.list({
    id: location.id,
    expand: "sales_channels",
  })
  return channelIds(stock_locations[0] ?? location)
}
