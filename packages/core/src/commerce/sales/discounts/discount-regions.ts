import { sql } from "kysely"
import { fetchById, fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { discountErrors } from "./errors.ts"

/**
 * Makes a discount valid in exactly these regions.
 * @throws discounts.region_not_found, discounts.fixed_in_several_regions
 */
export async function replaceRegions(
  db: Executor,
  discountId: string,
  ruleType: string,
  regionIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(regionIds)]
  if (ruleType === "fixed" && ids.length > 1) throw discountErrors.fixed_in_several_regions()
  await assertRegionsExist(db, ids)
  await sql`delete from discount_regions where discount_id = ${discountId}`.execute(db)
  await sql`insert into discount_regions (discount_id, region_id)
    select ${discountId}, id from unnest(${ids}::text[]) id`.execute(db)
}

/**
 * Makes a discount valid in one more region; it stays as it is when it is valid there already.
 * @throws discounts.not_found, discounts.region_not_found, discounts.fixed_in_several_regions
 * @locks discount
 * @since 0.1
 */
export async function addRegion(db: Executor, discountId: string, regionId: string): Promise<void> {
  const { rows } = await sql<{ type: string; regions: string[] }>`
    select r.type, array(select region_id from discount_regions where discount_id = d.id) as regions
    from discount d join discount_rule r on r.id = d.rule_id
    where d.id = ${discountId} and d.deleted_at is null for update of d`.execute(db)
  const [discount] = rows
  if (!discount) throw discountErrors.not_found(discountId)
  if (discount.regions.includes(regionId)) return
  if (discount.type === "fixed" && discount.regions.length > 0)
    throw discountErrors.fixed_in_several_regions()
  if (!(await fetchById(db, "Region", regionId))) throw discountErrors.region_not_found(regionId)
  await sql`insert into discount_regions (discount_id, region_id) values (${discountId}, ${regionId})
    on conflict do nothing`.execute(db)
}

/** Takes a region away; one that it does not have makes no difference. */
export async function removeRegion(db: Executor, discountId: string, regionId: string): Promise<void> {
  await sql`delete from discount_regions
    where discount_id = ${discountId} and region_id = ${regionId}`.execute(db)
}

async function assertRegionsExist(db: Executor, ids: readonly string[]): Promise<void> {
  const selection = { fields: ["id"], relationFields: {}, relations: [] }
  const found = await fetchRows(db, { entity: "Region", selection, filters: { id: ids }, eager: false })
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw discountErrors.region_not_found(unknown)
}
