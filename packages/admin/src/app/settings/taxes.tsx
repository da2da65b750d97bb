import { useAdminRegions } from "@stheno/medusa-react"
import { Landmark } from "lucide-react"
import { providerName } from "../format/names.ts"
import { formatPercent } from "../format/numbers.ts"
import { ButtonLink } from "../kit/button.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

/** The taxes of each region. */
export function Taxes() {
  const list = useList()
  const { regions, count, error } = useAdminRegions({
    limit: list.query.limit,
    offset: list.query.offset,
  })
  return (
    <>
      <PageHead title={words.taxes} back={settingsBack} />
      <ListTable
        list={list}
        label={words.taxes}
        search={false}
        rows={regions}
        count={count}
        error={error}
        href={({ id }) => `/a/settings/taxes/${id}`}
        empty={{
          icon: Landmark,
          title: words.noRegions,
          text: words.noRegionsText,
          action: <ButtonLink to="/a/settings/regions?new">{words.createRegion}</ButtonLink>,
        }}
        columns={[
          { header: words.name, cell: ({ name }) => name },
          {
            header: words.taxProvider,
            wide: true,
            phone: "below",
            cell: ({ tax_provider_id }) =>
              tax_provider_id ? providerName(tax_provider_id) : words.systemProvider,
          },
          {
            header: words.defaultRate,
            align: "end",
            phone: "beside",
            cell: ({ tax_rate }) => formatPercent(tax_rate),
          },
        ]}
      />
    </>
  )
}
