import type { SettingConfig, SettingProps } from "@stheno/admin"
import { useAdminCustomQuery } from "@stheno/medusa-react"
import { TableForm, tablesKey, type Table } from "../../components/table-form.tsx"

export const config: SettingConfig = {
  card: { label: "Shipping prices", description: "Tables by weight, total or number of items" },
}

const newTable: Table = { name: "", currency_code: "eur", basis: "weight", rates: [] }

/** All tables, and a form for a new one. */
export default function TableRates({ notify }: SettingProps) {
  const { table_rates: tables = [], error } = useAdminCustomQuery<object, { table_rates: Table[] }>(
    "/table-rates",
    tablesKey,
  )
  if (error) return <p role="alert">{error.message}</p>
  return (
    <>
      <h1>Shipping prices</h1>
      <p>
        A table contains weights in grams, totals and prices in the smallest unit of its currency, such as
        cents. A rate applies from its lower bound up to, but not including, its upper bound.
      </p>
      {[...tables, newTable].map((table) => (
        <TableForm key={table.id ?? `new ${tables.length}`} table={table} notify={notify} />
      ))}
    </>
  )
}
