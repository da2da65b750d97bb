import type { AdminDiscountsRes, AdminDiscountsSelection, Answer } from "@stheno/js-client"
import { versionOfParts, type Version } from "../kit/changed-elsewhere.tsx"

/** A discount as its page shows it. */
export type ShownDiscount = Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>["discount"]

/** Tells the dialog that edits a discount whether somebody else changed it. An order that used the code did not. */
export const versionOf = (discount: ShownDiscount): Version =>
  versionOfSome(discount, ({ code, rule, regions, starts_at, ends_at, valid_duration, usage_limit }) => [
    [code, rule?.description, rule?.value, rule?.allocation],
    regions.map(({ id }) => id).sort(),
    [starts_at, ends_at, valid_duration, usage_limit],
  ])

/** The same for the metadata of a discount. */
export const metadataVersionOf = (discount: ShownDiscount): Version =>
  versionOfSome(discount, ({ metadata }) => metadata)

function versionOfSome(discount: ShownDiscount, parts: (discount: ShownDiscount) => unknown): Version {
  return versionOfParts(
    discount,
    parts,
    async (client) => (await client.admin.discounts.retrieve(discount.id)).discount,
  )
}
