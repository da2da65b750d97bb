import type { CustomerGroup, PriceList } from "@stheno/js-client"
import { useAdminCustomerGroups } from "@stheno/medusa-react"
import { useNavigate } from "react-router-dom"
import { parseTime, timeText } from "../format/dates.ts"
import { optionsOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { t } from "../messages/index.ts"

const words = t.priceLists

interface PriceListDialogProps {
  readonly priceList?: Pick<
    PriceList,
    "id" | "name" | "description" | "type" | "starts_at" | "ends_at" | "includes_tax"
  > & { readonly customer_groups: readonly Pick<CustomerGroup, "id">[] }
  readonly onClose: () => void
}

/** Makes a price list, or changes what it says of itself. */
export function PriceListDialog({ priceList, onClose }: PriceListDialogProps) {
  const navigate = useNavigate()
  const { customer_groups: groups } = useAdminCustomerGroups({ limit: 100 })
  if (!groups) return null
  return (
    <FormDialog
      wide
      title={priceList ? words.edit : words.create}
      {...(priceList ? {} : { text: words.createText })}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true },
        { name: "description", kind: "text", label: words.description, required: true },
        {
          name: "type",
          kind: "select",
          label: words.type,
          hint: words.typeHint,
          required: true,
          options: optionsOf(["sale", "override"], words.types),
        },
        { name: "starts_at", kind: "time", label: words.starts, half: true },
        { name: "ends_at", kind: "time", label: words.ends, hint: words.endsHint, half: true },
        {
          name: "groups",
          kind: "checks",
          label: words.groups,
          hint: words.everyone,
          options: groups.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: "includes_tax", kind: "switch", label: words.taxInclusive },
      ]}
      initial={
        priceList
          ? {
              name: priceList.name,
              description: priceList.description,
              type: priceList.type,
              starts_at: timeText(priceList.starts_at),
              ends_at: timeText(priceList.ends_at),
              groups: priceList.customer_groups.map(({ id }) => id),
              includes_tax: priceList.includes_tax,
            }
          : {}
      }
      submit={t.common.save}
      send={async (client, values) => {
        const common = {
          name: values.name.trim(),
          description: values.description.trim(),
          type: values.type === "override" ? ("override" as const) : ("sale" as const),
          starts_at: parseTime(values.starts_at),
          ends_at: parseTime(values.ends_at),
          customer_groups: values.groups.map((id) => ({ id })),
          includes_tax: values.includes_tax,
        }
        if (priceList) return client.admin.priceLists.update(priceList.id, common)
        const made = await client.admin.priceLists.create({ ...common, status: "draft", prices: [] })
        await navigate(`/a/pricing/${made.price_list.id}`)
      }}
      done={priceList ? t.common.saved : words.createDone}
      onClose={onClose}
    />
  )
}
