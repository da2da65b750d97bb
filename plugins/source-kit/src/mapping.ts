import { sql, type Shop } from "@stheno/core"

/** The kinds of rows whose IDs are remembered. */
export type MappedKind = "product" | "variant" | "collection" | "customer" | "address" | "order"

/** What writing a record needs. */
export interface Writing {
  readonly shop: Shop
  /** the name of the source */
  readonly source: string
  /** where the imported units are */
  readonly stockLocationId: string
  /** Adds a line to the report of a record that is imported in part. */
  readonly note: (reason: string) => void
}

const tableOf = (source: string) => sql.table(`${source}_record`)

/** Finds the rows that records of the source became, by the IDs in the source. */
export async function findTargets(
  { shop, source }: Writing,
  kind: MappedKind,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sourceIds.length === 0) return new Map()
  const { rows } = await sql<{ source_id: string; target_id: string }>`
    select source_id, target_id from ${tableOf(source)}
    where kind = ${kind} and source_id = any(${sourceIds}::text[])`.execute(shop.db)
  return new Map(rows.map(({ source_id: from, target_id: to }) => [from, to]))
}

/** Remembers which row a record of the source became. */
export async function rememberTarget(
  { shop, source }: Writing,
  kind: MappedKind,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`insert into ${tableOf(source)} (kind, source_id, target_id) values (${kind}, ${from}, ${to})
    on conflict (kind, source_id) do update set target_id = excluded.target_id`.execute(shop.db)
}
