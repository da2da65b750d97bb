import { ScrollArea } from "@stheno/ui"
import { useAdminPriceList } from "@stheno/medusa-react"
import { useRegions } from "../kit/choices.ts"
import { useMemo } from "react"
import { useParams } from "react-router-dom"
import { formatMoney } from "../format/money.ts"
import { ImportPage } from "../kit/import-page.tsx"
import { Loaded } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { priceRows, type PriceRow } from "../prices/price-rows.ts"
import { importChanges, priceFile, type NamedRegion } from "./import-preview.ts"
import { useListedProducts } from "./listed-products.ts"
import { variantsOf } from "./picked-variants.ts"

const words = t.priceLists
const shownChanges = 50

/** Imports the prices of a price list from a CSV file. */
export function ImportPriceList() {
  const { id = "" } = useParams()
  const { price_list: priceList, error } = useAdminPriceList(id)
  const { data: products } = useListedProducts(id)
  const regions = useRegions()
  const rows = useMemo(() => {
    if (!priceList || !products) return undefined
    const prices = priceList.prices.flatMap(({ variant_id, ...price }) =>
      variant_id ? [{ ...price, variant_id }] : [],
    )
    return priceRows(variantsOf(products), prices)
  }, [priceList, products])
  const named = regions?.map((region) => ({
    id: region.id,
    name: region.name,
    currency: region.currency_code,
  }))
  const back = { to: `/a/pricing/${id}`, label: priceList?.name ?? words.title }
  return (
    <Loaded
      data={rows && named && { rows, named }}
      error={error}
      back={{ to: "/a/pricing", label: words.title }}
    >
      {(known) => (
        <ImportPage
          title={words.importTitle({ name: back.label })}
          text={words.importText}
          back={back}
          type="price-list-import"
          context={{ price_list_id: id }}
          hint={words.importHint}
          template={{
            label: words.template,
            name: "prices.csv",
            text: () => priceFile(known.rows, known.named),
          }}
          confirm={words.importConfirm}
          preview={(text) => <Preview text={text} rows={known.rows} regions={known.named} />}
          result={{ to: back.to, label: words.importResult }}
        />
      )}
    </Loaded>
  )
}

/** What the import makes of the prices. */
function Preview(props: { text: string; rows: readonly PriceRow[]; regions: readonly NamedRegion[] }) {
  const { text, rows, regions } = props
  const changes = useMemo(() => importChanges(text, rows, regions), [text, rows, regions])
  const added = changes.filter(({ before }) => before === undefined).length
  const removed = changes.filter(({ after }) => after === undefined).length
  const rest = changes.length - shownChanges
  return (
    <div className="stack-wide">
      <p>{words.previewText({ changed: changes.length - added - removed, added, removed })}</p>
      {changes.length > 0 && (
        <ScrollArea label={words.previewTitle}>
          <table className="table">
            <caption className="visually-hidden">{words.previewTitle}</caption>
            <thead>
              <tr>
                <th>{words.variant}</th>
                <th>{words.priceColumn}</th>
                <th className="cell-end">{words.before}</th>
                <th className="cell-end">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, shownChanges).map(({ variant, column, currency, before, after }, index) => (
                <tr key={`${index} ${variant}`}>
                  <td>{variant}</td>
                  <td>{column}</td>
                  <td className="cell-end">{formatMoney(before, currency)}</td>
                  <td className="cell-end">{formatMoney(after, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {rest > 0 && <p className="muted small">{words.previewMore({ count: rest })}</p>}
    </div>
  )
}
