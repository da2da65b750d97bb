import { sql } from "kysely"
import type { z } from "../../../platform/http/shape.ts"
import { fetchById, fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { givenFilters, nonEmpty, textMatches } from "../../../platform/query/filter.ts"
import { selectionOf, type Selection } from "../../../platform/query/selection.ts"
import { taxErrors } from "./errors.ts"
import type { listTaxRatesQuery } from "./shapes.ts"
import { taxRateTargets } from "./tax-rate-targets.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** What is asked of a tax rate: columns and relations, and which counts. */
interface TaxRateSelection {
  readonly selection: Selection
  readonly counts: readonly (typeof targets)[number][]
}

const targets = Object.values(taxRateTargets)
const countNames: readonly string[] = targets.map(({ count }) => count)
const defaultFields = ["id", "rate", "code", "name", "region_id", "created_at", "updated_at"]

/**
 * Reads a tax rate. `fields` may name the counts of what it is on, e.g. `product_count`.
 * @throws tax.rate_not_found
 * @since 0.1
 */
export async function retrieveTaxRate(
  db: Executor,
  id: string,
  query: { fields?: readonly string[] | null; expand?: readonly string[] | null },
): Promise<ResponseRow> {
  const { selection, counts } = readSelection(query)
  const rate = await fetchById(db, "TaxRate", id, selection)
  if (!rate) throw taxErrors.rate_not_found(id)
  return firstOf(await withCounts(db, [rate], counts))
}

/**
 * Lists tax rates.
 * @since 0.1
 */
export async function listTaxRates(
  db: Executor,
  query: z.output<typeof listTaxRatesQuery>,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { region_id, name, code, rate, created_at, updated_at } = query
  const { selection, counts } = readSelection(query, true)
  // As in v1, a search text replaces the filter on names, and empty filters are ignored.
  const given = {
    region_id: region_id ?? undefined,
    name: query.q ? undefined : nonEmpty(name),
    code: nonEmpty(code),
  }
  const found = await fetchPage(db, {
    entity: "TaxRate",
    selection,
    filters: givenFilters({ ...given, rate, created_at, updated_at }),
    where: query.q ? [textMatches(["root.name"], query.q)] : [],
    order: query.order,
    limit: query.limit,
    offset: query.offset,
  })
  return { rows: await withCounts(db, found.rows, counts), count: found.count }
}

function readSelection(
  query: { fields?: readonly string[] | null; expand?: readonly string[] | null },
  isList = false,
): TaxRateSelection {
  const wished = query.fields ?? []
  const columns = wished.filter((field) => !countNames.includes(field))
  const isOnlyCounts = wished.length > 0 && columns.length === 0
  const fields = isOnlyCounts ? "id" : columns.join(",")
  return {
    selection: selectionOf(
      { fields, expand: (query.expand ?? []).join(",") },
      { fields: defaultFields, isList },
    ),
    counts: targets.filter(({ count }) => wished.includes(count)),
  }
}

async function withCounts(
  db: Executor,
  rates: readonly (ResponseRow & { readonly id: string })[],
  counts: TaxRateSelection["counts"],
): Promise<ResponseRow[]> {
  if (counts.length === 0 || rates.length === 0) return [...rates]
  const ids = rates.map(({ id }) => id)
  const terms = counts.map(
    ({ entity, table, column, count }) => sql`(select count(*)::int from ${sql.table(table)} x
        join ${sql.table(entity)} e on e.id = ${sql.ref(`x.${column}`)}
        where x.rate_id = t.id and e.deleted_at is null) as ${sql.ref(count)}`,
  )
  const { rows } = await sql<ResponseRow & { readonly id: string }>`select t.id, ${sql.join(terms)}
    from tax_rate t where t.id = any(${ids})`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rates.map((rate) => ({ ...rate, ...byId.get(rate.id) }))
}
