import { useNavigate } from "react-router-dom"
import { parseTime, timeText } from "../format/dates.ts"
import { parseMoney } from "../format/money.ts"
import { useRegionOptions } from "../kit/choices.ts"
import { numberOrNull, optionsOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { t } from "../messages/index.ts"

const words = t.discounts
const types = ["percentage", "fixed", "free_shipping"] as const
const allocations = ["total", "item"] as const

/** Makes a discount. */
export function CreateDiscount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const regions = useRegionOptions()
  if (regions.length === 0) return null
  return (
    <FormDialog
      wide
      title={words.create}
      fields={[
        { name: "code", kind: "text", label: words.code, required: true, half: true },
        {
          name: "type",
          kind: "select",
          label: words.type,
          required: true,
          half: true,
          options: optionsOf(types, words.types),
        },
        { name: "value", kind: "number", label: words.value, hint: words.percentageHint, half: true },
        {
          name: "allocation",
          kind: "select",
          label: words.allocation,
          required: true,
          half: true,
          options: optionsOf(allocations, words.allocations),
        },
        { name: "description", kind: "text", label: words.description, required: true },
        {
          name: "regions",
          kind: "checks",
          label: words.regions,
          hint: words.regionsHint,
          required: true,
          options: regions,
        },
        { name: "starts_at", kind: "time", label: words.starts, half: true },
        { name: "ends_at", kind: "time", label: words.ends, hint: words.endsHint, half: true },
        { name: "usage_limit", kind: "number", label: words.limit, hint: words.limitHint, half: true },
      ]}
      initial={{ starts_at: timeText(new Date().toISOString()) }}
      submit={words.create}
      send={async (client, values) => {
        const type = types.find((each) => each === values.type) ?? "percentage"
        const currency = regions.find(({ value }) => value === values.regions[0])?.currency ?? ""
        const value = type === "fixed" ? parseMoney(values.value, currency) : numberOrNull(values.value)
        if (type === "fixed" && values.regions.length > 1) throw new Error(words.fixedRegions)
        if (type !== "free_shipping" && value == null) throw new Error(words.fixedValue)
        const { discount } = await client.admin.discounts.create({
          code: values.code.trim(),
          rule: {
            type,
            description: values.description.trim(),
            value: type === "free_shipping" ? 0 : (value ?? 0),
            allocation: values.allocation === "item" ? "item" : "total",
          },
          regions: [...values.regions],
          starts_at: parseTime(values.starts_at),
          ends_at: parseTime(values.ends_at),
          usage_limit: numberOrNull(values.usage_limit),
          is_dynamic: false,
          is_disabled: false,
        })
        await navigate(`/a/discounts/${discount.id}`)
      }}
      done={words.createDone}
      onClose={onClose}
    />
  )
}
