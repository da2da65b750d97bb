import { useAdminReservations } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import { formatNumber } from "../format/numbers.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { Thumbnail } from "../kit/thumbnail.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { shownReservation, type NamedReservation } from "./levels.ts"
import { ReservationDialog } from "./reservation-dialog.tsx"
import { useReservationFilters } from "./reservation-filters.ts"
import { ReservationMenu } from "./reservation-menu.tsx"

const words = t.reservations
const shown = "inventory_item.variants.product,line_item.order"

/** The reservations of all items. */
export function ReservationList() {
  const list = useList()
  const { filters, narrowed, isKnown, locations } = useReservationFilters(list)
  const { limit, offset, order } = list.query
  const { reservations, count, response, error } = useAdminReservations(
    {
      limit,
      offset,
      ...(order ? { order } : {}),
      ...narrowed,
      expand: shown,
    },
    { placeholderData: keepPreviousData, enabled: isKnown },
  )
  return (
    <ListPage
      words={words}
      icon={Lock}
      zone="reservation"
      list={list}
      rows={reservations}
      count={count}
      response={response}
      error={error}
      href={({ inventory_item_id }) => `/a/inventory/${inventory_item_id}`}
      filters={filters}
      columns={[
        { header: t.inventory.item, cell: (reservation) => <Reserved reservation={reservation} /> },
        {
          header: t.inventory.location,
          phone: "below",
          cell: ({ location_id }) => locations.find(({ value }) => value === location_id)?.label ?? "–",
        },
        {
          header: words.description,
          cell: (reservation) => <span className="ellipsis">{reasonOf(reservation)}</span>,
        },
        {
          header: words.quantity,
          align: "end",
          phone: "below",
          order: "quantity",
          cell: ({ quantity }) => formatNumber(quantity),
        },
        {
          header: t.common.created,
          order: "created_at",
          wide: true,
          cell: ({ created_at }) => formatDate(created_at),
        },
      ]}
      bulk={[deletion((client, id) => client.admin.reservations.delete(id), words.deleteManyText)]}
      readAll={allRows(
        (client) => client.admin.reservations.iterate({ ...narrowed, limit: 500, expand: shown }),
        (reservation) => shownReservation(reservation).name,
      )}
      rowName={(reservation) => shownReservation(reservation).name}
      actions={(reservation) => (
        <ReservationMenu reservation={reservation} name={shownReservation(reservation).name} />
      )}
      dialog={(close) => <ReservationDialog onClose={close} />}
    />
  )
}

function Reserved({ reservation }: { reservation: NamedReservation }) {
  const { name, details, thumbnail } = shownReservation(reservation)
  return (
    <span className="named">
      <Thumbnail url={thumbnail} size={36} />
      <span className="stack">
        <span className="clamp">{name}</span>
        <span className="muted small">{details}</span>
      </span>
    </span>
  )
}

/** The note, or the order that the units are for. */
function reasonOf({ description, line_item: line }: Reason): string {
  const number = line?.order?.display_id
  return description ?? (number === undefined ? "–" : t.records.order({ number }))
}

interface Reason {
  readonly description: string | null
  readonly line_item?: { readonly order?: { readonly display_id: number } | null } | null
}
