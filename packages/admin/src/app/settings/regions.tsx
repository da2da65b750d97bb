import { useAdminRegions } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Globe, Plus } from "lucide-react"
import { useState } from "react"
import { providerName } from "../format/names.ts"
import { formatList } from "../format/numbers.ts"
import { Button } from "../kit/button.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { RegionDialog } from "./region-dialog.tsx"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

/** The markets of the shop. */
export function Regions() {
  const [isCreating, setCreating] = useState(false)
  const list = useList()
  const { regions, count, error } = useAdminRegions(list.query, { placeholderData: keepPreviousData })
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {words.createRegion}
    </Button>
  )
  return (
    <>
      <PageHead title={words.regions} back={settingsBack} actions={create} />
      <ListTable
        list={list}
        label={words.regions}
        rows={regions}
        count={count}
        error={error}
        href={({ id }) => `/a/settings/regions/${id}`}
        empty={{ icon: Globe, title: words.noRegions, text: words.noRegionsText, action: create }}
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
              <span className="ellipsis">
                {formatList(countries.map(({ display_name }) => display_name))}
              </span>
            ),
          },
          {
            header: words.paymentProviders,
            wide: true,
            cell: ({ payment_providers }) => formatList(payment_providers.map(({ id }) => providerName(id))),
          },
        ]}
      />
      {isCreating && <RegionDialog onClose={() => setCreating(false)} />}
    </>
  )
}
