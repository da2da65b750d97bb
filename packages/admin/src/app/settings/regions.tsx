import { useAdminRegions } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Globe } from "lucide-react"
import { providerName } from "../format/names.ts"
import { formatList } from "../format/numbers.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { RegionDialog } from "./region-dialog.tsx"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

/** The markets of the shop. */
export function Regions() {
  const list = useList()
  const { regions, count, error } = useAdminRegions(list.query, { placeholderData: keepPreviousData })
  return (
    <ListPage
      words={{
        title: words.regions,
        create: words.createRegion,
        emptyTitle: words.noRegions,
        emptyText: words.noRegionsText,
      }}
      icon={Globe}
      back={settingsBack}
      list={list}
      rows={regions}
      count={count}
      error={error}
      href={({ id }) => `/a/settings/regions/${id}`}
      columns={[
        { header: words.name, order: "name", cell: ({ name }) => name },
        {
          header: words.currency,
          phone: "beside",
          order: "currency_code",
          cell: ({ currency_code }) => currency_code.toUpperCase(),
        },
        {
          header: words.countries,
          phone: "below",
          cell: ({ countries }) => (
            <span className="ellipsis">{formatList(countries.map(({ display_name }) => display_name))}</span>
          ),
        },
        {
          header: words.paymentProviders,
          wide: true,
          cell: ({ payment_providers }) => formatList(payment_providers.map(({ id }) => providerName(id))),
        },
      ]}
      bulk={[deletion((client, id) => client.admin.regions.delete(id), words.deleteRegionsText)]}
      readAll={allRows(
        (client) => client.admin.regions.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ name }) => name,
      )}
      rowName={({ name }) => name}
      dialog={(close) => <RegionDialog onClose={close} />}
    />
  )
}
