import { parseTime } from "../format/dates.ts"
import { moneyText, parseMoney } from "../format/money.ts"
import { useRegionOptions } from "../kit/choices.ts"
import { numberOrNull, type FieldValue, type Values } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import {
  allocationField,
  currencyOf,
  descriptionField,
  durationFields,
  endField,
  percentRange,
  regionField,
  regionsField,
  shownDuration,
  typedAllocation,
  typedDuration,
  type Region,
  usageLimitField,
} from "./new-discount-fields.ts"
import { versionOf, type ShownDiscount } from "./shown-discount.ts"

const words = t.discounts

type Rule = NonNullable<ShownDiscount["rule"]>

/** Changes a discount. Its type stays. */
export function EditDiscount({ discount, onClose }: { discount: ShownDiscount; onClose: () => void }) {
  const regions = useRegionOptions()
  const { id, rule } = discount
  if (!rule || regions.length === 0) return null
  return (
    <FormDialog
      wide
      title={words.edit}
      draftKey={`edit-discount ${id}`}
      fields={fieldsOf(discount, rule, regions)}
      initial={shownValues(discount, rule, regions)}
      version={versionOf(discount)}
      submit={t.common.save}
      send={(client, values) =>
        client.admin.discounts.update(id, {
          code: values.code.trim(),
          rule: {
            id: rule.id,
            description: values.description.trim(),
            ...(rule.type === "free_shipping"
              ? {}
              : { value: typedValue(rule, values, regions), allocation: typedAllocation(values.allocation) }),
          },
          regions: rule.type === "fixed" ? [values.region] : [...values.regions],
          starts_at: parseTime(values.starts_at),
          ends_at: parseTime(values.ends_at),
          usage_limit: numberOrNull(values.usage_limit),
          ...(isTemplate(discount) ? { valid_duration: typedDuration(values) } : {}),
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}

/** Whether codes are created from a discount. */
const isTemplate = ({ is_dynamic, parent_discount_id }: ShownDiscount) => is_dynamic && !parent_discount_id

function fieldsOf(discount: ShownDiscount, rule: Rule, regions: readonly Region[]) {
  const isFixed = rule.type === "fixed"
  const hasValue = rule.type !== "free_shipping"
  return [
    { name: "code", kind: "text", label: words.code, required: true, half: true },
    regionField(regions, () => isFixed),
    {
      name: "value",
      kind: isFixed ? "money" : "number",
      ...(isFixed ? {} : percentRange),
      label: words.value,
      required: true,
      half: true,
      depends: ({ region }: Readonly<Record<string, FieldValue>>) =>
        hasValue && (isFixed ? { currency: currencyOf(regions, region) } : {}),
    },
    allocationField(() => hasValue),
    descriptionField,
    regionsField(regions, () => !isFixed),
    { name: "starts_at", kind: "time", label: words.starts, required: true, half: true },
    endField,
    usageLimitField,
    ...durationFields(discount.valid_duration, () => isTemplate(discount)),
  ] as const
}

function shownValues(discount: ShownDiscount, rule: Rule, regions: readonly Region[]) {
  const region = discount.regions[0]?.id ?? regions[0]?.value ?? ""
  return {
    code: discount.code,
    region,
    value: rule.type === "fixed" ? moneyText(rule.value, currencyOf(regions, region)) : String(rule.value),
    allocation: rule.allocation ?? "total",
    description: rule.description ?? "",
    regions: discount.regions.map(({ id }) => id),
    starts_at: discount.starts_at ?? "",
    ends_at: discount.ends_at ?? "",
    usage_limit: String(discount.usage_limit ?? ""),
    ...shownDuration(discount.valid_duration),
  }
}

function typedValue(
  { type }: Rule,
  values: Pick<Values<ReturnType<typeof fieldsOf>>, "value" | "region">,
  regions: readonly Region[],
) {
  if (type !== "fixed") return numberOrNull(values.value)
  return parseMoney(values.value, currencyOf(regions, values.region))
}
