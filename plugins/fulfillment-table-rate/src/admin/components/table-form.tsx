import type { SettingProps } from "@stheno/admin"
import { useAdminCustomDelete, useAdminCustomPost } from "@stheno/medusa-react"
import { useState } from "react"
import { ratesOf, textOf, type Rate } from "./rate-lines.ts"

/** A table, as the API has it; a new one has no ID. */
export interface Table {
  readonly id?: string
  readonly name: string
  readonly currency_code: string
  readonly basis: string
  readonly rates: readonly Rate[]
}

export const tablesKey = ["table-rates"]

interface FormProps extends Pick<SettingProps, "notify"> {
  readonly table: Table
}

/** Edits a table. */
export function TableForm({ table, notify }: FormProps) {
  const [name, setName] = useState(table.name)
  const [currency, setCurrency] = useState(table.currency_code)
  const [basis, setBasis] = useState(table.basis)
  const [text, setText] = useState(textOf(table.rates))
  const save = useAdminCustomPost<object, object>(
    table.id ? `/table-rates/${table.id}` : "/table-rates",
    tablesKey,
  )
  const remove = useAdminCustomDelete(`/table-rates/${table.id}`, tablesKey)
  const failed = (error: Error) => notify.error("The table was not changed", error.message)
  const submit = () =>
    save.mutate(
      { name, currency_code: currency, basis, rates: ratesOf(text) },
      { onSuccess: () => notify.success("Saved", name), onError: failed },
    )
  return (
    <section className="card" aria-label={table.id ? table.name : "New table"}>
      <header className="section-head">
        <h2>{table.id ? table.name : "New table"}</h2>
        <div className="section-actions">
          <button type="button" className="button" onClick={submit}>
            {table.id ? "Save" : "Create"}
          </button>
          {table.id && (
            <button
              type="button"
              className="button"
              onClick={() => remove.mutate(undefined, { onError: failed })}
            >
              Delete
            </button>
          )}
        </div>
      </header>
      <div className="section-body">
        <label>
          Name <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          Currency <input value={currency} size={3} onChange={(event) => setCurrency(event.target.value)} />
        </label>
        <label>
          Based on{" "}
          <select value={basis} onChange={(event) => setBasis(event.target.value)}>
            <option value="weight">Weight in grams</option>
            <option value="total">Total of the items</option>
            <option value="count">Number of items</option>
          </select>
        </label>
        <label>
          Rates, one per line: country or *, from, to (or nothing), price
          <textarea rows={8} cols={40} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </div>
    </section>
  )
}
