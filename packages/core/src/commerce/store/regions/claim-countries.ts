import type { Executor } from "../../../platform/query/fetch.ts"
import { regionErrors } from "./errors.ts"

/**
 * Puts countries into a region. A country that is in it already stays.
 * @param codes ISO 3166, two letters, in any case
 * @throws regions.country_unknown, regions.country_taken when another region has one of them
 * @locks the countries, in the order of their codes
 */
export async function claimCountries(
  db: Executor,
  regionId: string,
  codes: readonly string[],
): Promise<void> {
  const wanted = await checkCountries(db, regionId, codes)
  if (wanted.length === 0) return
  await db.updateTable("country").set({ region_id: regionId }).where("iso_2", "in", wanted).execute()
}

/**
 * Rejects countries that do not exist, or that another region has.
 * @param regionId undefined for a new region
 * @returns their codes in lower case
 * @throws regions.country_unknown, regions.country_taken
 * @locks the countries, in the order of their codes
 */
export async function checkCountries(
  db: Executor,
  regionId: string | undefined,
  codes: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))]
  if (wanted.length === 0) return wanted
  const countries = await db
    .selectFrom("country")
    .select(["iso_2", "display_name", "region_id"])
    .where("iso_2", "in", wanted)
    .orderBy("iso_2")
    .forUpdate()
    .execute()
  if (countries.length < wanted.length) throw regionErrors.country_unknown()
  const taken = countries.find(({ region_id }) => region_id !== null && region_id !== regionId)
  // `find` has compared it with null.
  if (taken) throw regionErrors.country_taken(taken.display_name, taken.region_id!)
  return wanted
}

/** Makes these the countries of a region: the others it had are free again. */
export async function replaceCountries(
  db: Executor,
  regionId: string,
  codes: readonly string[],
): Promise<void> {
  await lockCountries(db, regionId, codes)
  await claimCountries(db, regionId, codes)
  const kept = codes.map((code) => code.toLowerCase())
  await db
    .updateTable("country")
    .set({ region_id: null })
    .where("region_id", "=", regionId)
    .$if(kept.length > 0, (query) => query.where("iso_2", "not in", kept))
    .execute()
}

/** Frees all countries of a region. */
export async function releaseCountries(db: Executor, regionId: string): Promise<void> {
  await lockCountries(db, regionId, [])
  await db.updateTable("country").set({ region_id: null }).where("region_id", "=", regionId).execute()
}

/** Everything that will be touched at once and in the order of the codes: two changes never block each other. */
async function lockCountries(db: Executor, regionId: string, codes: readonly string[]): Promise<void> {
  const wanted = codes.map((code) => code.toLowerCase())
  await db
    .selectFrom("country")
    .select("id")
    .where((is) => is.or([is("region_id", "=", regionId), is("iso_2", "=", is.fn.any(is.val(wanted)))]))
    .orderBy("iso_2")
    .forUpdate()
    .execute()
}
