import type { AdminDiscountsRes, AdminDiscountsSelection, Answer } from "@stheno/js-client"
import type { Version } from "../kit/changed-elsewhere.tsx"

/** A discount as its page shows it. */
export type ShownDiscount = Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>["discount"]

/** Tells the dialog that edits a discount whether somebody else changed it. An order that used the code did not. */
export function versionOf(discount: ShownDiscount): Version {
  return {
    shown: discount.updated_at,
    read: async (client) => {
      const { discount: now } = await client.admin.discounts.retrieve(discount.id)
      return editedParts(now) === editedParts(discount) ? discount.updated_at : now.updated_at
    },
  }
}

/** What the dialog can change, to compare. */
function editedParts(discount: ShownDiscount): string {
  const { code, rule, regions, starts_at, ends_at, valid_duration, usage_limit } = discount
  return JSON.stringify([
    code,
    rule?.description,
    rule?.value,
    rule?.allocation,
    regions.map(({ id }) => id).sort(),
    [starts_at, ends_at, valid_duration, usage_limit],
  ])
}
