import { useAdminDiscounts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { BadgePercent } from "lucide-react"
import { optionsOf } from "../kit/fields.ts"
import { ListPage } from "../kit/list-page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { DiscountBadge, usesText, valueText } from "./discount-states.tsx"

const words = t.discounts
const types = ["percentage", "fixed", "free_shipping"] as const
const states = ["active", "disabled"] as const

/** The discounts of the shop. */
export function DiscountList() {
  const list = useList()
  const [type] = list.chosen("type", types)
  const [state] = list.chosen("status", states)
  const { discounts, count, response, error } = useAdminDiscounts(
    {
      ...list.query,
      expand: "rule,regions",
      ...(type ? { rule: { type } } : {}),
      ...(state ? { is_disabled: state === "disabled" } : {}),
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      words={words}
      icon={BadgePercent}
      zone="discount"
      list={list}
      rows={discounts}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/discounts/${id}`}
      filters={[
        { name: "type", label: words.type, single: true, options: optionsOf(types, words.types) },
        {
          name: "status",
          label: words.status,
          single: true,
          options: optionsOf(states, words.statuses),
        },
      ]}
      columns={[
        { header: words.code, cell: ({ code }) => code },
        {
          header: words.description,
          wide: true,
          cell: ({ rule }) => <span className="ellipsis">{rule?.description || "–"}</span>,
        },
        { header: words.value, phone: "below", cell: (discount) => valueText(discount) },
        { header: words.status, phone: "beside", cell: (discount) => <DiscountBadge discount={discount} /> },
        {
          header: words.uses,
          align: "end",
          wide: true,
          cell: usesText,
        },
      ]}
      createAt="/a/discounts/new"
    />
  )
}
