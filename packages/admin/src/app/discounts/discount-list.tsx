import { useAdminDiscounts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { BadgePercent, CircleCheck, CircleOff } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import type { ChangeRow } from "../kit/change-rows.ts"
import { optionsOf } from "../kit/fields.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { DiscountBadge, usesText, valueText } from "./discount-states.tsx"

const words = t.discounts
const types = ["percentage", "fixed", "free_shipping"] as const
const states = ["active", "disabled"] as const
const templates = ["yes", "no"] as const

/** The discounts of the shop. */
export function DiscountList() {
  const list = useList()
  const [type] = list.chosen("type", types)
  const [state] = list.chosen("status", states)
  const [template] = list.chosen("template", templates)
  const narrowed = {
    ...(list.q ? { q: list.q } : {}),
    ...(type ? { rule: { type } } : {}),
    ...(template ? { is_dynamic: template === "yes" } : {}),
    ...(state ? { is_disabled: state === "disabled" } : {}),
  }
  const { discounts, count, response, error } = useAdminDiscounts(
    { ...list.query, ...narrowed, expand: "rule,regions" },
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
        {
          name: "template",
          label: words.template,
          single: true,
          options: optionsOf(templates, { yes: t.common.yes, no: t.common.no }),
        },
      ]}
      columns={[
        { header: words.code, order: "code", cell: ({ code }) => code },
        {
          header: words.description,
          wide: true,
          cell: ({ rule }) => <span className="ellipsis">{rule?.description || "–"}</span>,
        },
        { header: words.value, phone: "below", cell: (discount) => valueText(discount) },
        { header: words.status, phone: "beside", cell: (discount) => <DiscountBadge discount={discount} /> },
        {
          header: words.uses,
          order: "usage_count",
          align: "end",
          wide: true,
          cell: usesText,
        },
        {
          header: words.starts,
          order: "starts_at",
          hidden: true,
          cell: ({ starts_at }) => formatDate(starts_at),
        },
        {
          header: words.ends,
          order: "ends_at",
          hidden: true,
          cell: ({ ends_at }) => (ends_at ? formatDate(ends_at) : "–"),
        },
        {
          header: t.common.created,
          order: "created_at",
          hidden: true,
          cell: ({ created_at }) => formatDate(created_at),
        },
      ]}
      bulk={[
        { label: words.enable, icon: CircleCheck, change: setDisabled(false), done: t.common.saved },
        { label: words.disable, icon: CircleOff, change: setDisabled(true), done: t.common.saved },
        deletion((client, id) => client.admin.discounts.delete(id), words.deleteManyText),
      ]}
      readAll={allRows(
        (client) =>
          client.admin.discounts.iterate({ ...narrowed, limit: 500, fields: "id,code", expand: "" }),
        ({ code }) => code,
      )}
      rowName={({ code }) => code}
      createAt="/a/discounts/new"
    />
  )
}

function setDisabled(is_disabled: boolean): ChangeRow {
  return (client, id) => client.admin.discounts.update(id, { is_disabled })
}
