import type { Stheno } from "@stheno/js-client"
import { adminDiscountKeys, useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"
import { moneyText } from "../format/money.ts"
import { metadataText } from "../kit/metadata-text.ts"
import type { ChosenCondition } from "./condition-dialog.tsx"
import { rowsOf } from "./condition-rows.ts"
import { keptConditions } from "./new-conditions.tsx"
import { shownDuration } from "./new-discount-fields.ts"
import type { ShownDiscount } from "./shown-discount.ts"

/** What the form of a new discount starts with, taken from another one. */
export function useOriginal(id: string | null) {
  const { client } = useMedusa()
  return useQuery({
    queryKey: [...adminDiscountKeys.all, "original", id],
    queryFn: () => readOriginal(client, id ?? ""),
    enabled: id !== null,
    // The form starts once, and not with what an earlier visit has read.
    gcTime: 0,
  })
}

async function readOriginal(client: Stheno, id: string) {
  const { discount } = await client.admin.discounts.retrieve(id)
  const conditions = await Promise.all(
    (discount.rule?.conditions ?? []).map(async ({ id: conditionId }): Promise<ChosenCondition> => {
      const { discount_condition: condition } = await client.admin.discounts.getCondition(id, conditionId, {
        expand: "products,product_types,product_collections,product_tags,customer_groups",
      })
      return { type: condition.type, operator: condition.operator, rows: rowsOf(condition) }
    }),
  )
  const { valid_duration: duration } = discount
  return { duration, values: { ...valuesOf(discount), conditions: keptConditions(conditions) } }
}

/** Everything but the code, which no two discounts share, and dates that have passed. */
function valuesOf(discount: ShownDiscount) {
  const { rule, regions, starts_at, ends_at, usage_limit, is_dynamic, parent_discount_id } = discount
  const ahead = (time: string | null) => (time !== null && Date.parse(time) > Date.now() ? time : "")
  const [region] = regions
  return {
    type: rule?.type ?? "percentage",
    ...(rule?.type === "fixed"
      ? { region: region?.id ?? "", amount: moneyText(rule.value, region?.currency_code ?? "usd") }
      : { percentage: rule?.type === "percentage" ? String(rule.value) : "" }),
    allocation: rule?.allocation ?? "total",
    description: rule?.description ?? "",
    regions: regions.map((each) => each.id),
    ...(ahead(starts_at) ? { starts_at: ahead(starts_at) } : {}),
    ends_at: ahead(ends_at),
    usage_limit: String(usage_limit ?? ""),
    is_dynamic: is_dynamic && !parent_discount_id,
    ...shownDuration(discount.valid_duration),
    metadata: metadataText(discount.metadata),
  }
}
