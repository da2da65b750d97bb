import type { AdminDiscountsRes, AdminDiscountsSelection, Answer } from "@stheno/js-client"
import { useAdminDiscount } from "@stheno/medusa-react"
import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime, parseTime, timeText } from "../format/dates.ts"
import { formatDuration } from "../format/durations.ts"
import { moneyText, parseMoney } from "../format/money.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { useRegionOptions } from "../kit/choices.ts"
import { numberOrNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { DiscountConditions } from "./discount-conditions.tsx"
import { DynamicCodes } from "./dynamic-codes.tsx"
import { DiscountBadge, usesText, valueText } from "./discount-states.tsx"

const words = t.discounts
const back = { to: "/a/discounts", label: words.title }

type ShownDiscount = Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>["discount"]

/** A discount. */
export function DiscountPage() {
  const { id = "" } = useParams()
  const { discount, error } = useAdminDiscount(id)
  return (
    <Loaded data={discount} error={error} back={back}>
      {(shown) => <DiscountDetails discount={shown} />}
    </Loaded>
  )
}

function DiscountDetails({ discount }: { discount: ShownDiscount }) {
  const { rule, regions } = discount
  return (
    <>
      <PageHead
        title={discount.code}
        back={back}
        beside={<DiscountBadge discount={discount} />}
        text={rule?.description}
        actions={<DiscountActions discount={discount} />}
      />
      <Zone zone="discount.details.before" discount={discount} />
      <Section title={words.details}>
        <div className="facts-wide">
          <Facts
            facts={[
              [words.type, rule && words.types[rule.type]],
              [words.value, valueText(discount)],
              [words.allocation, rule?.allocation && words.allocations[rule.allocation]],
              [words.uses, usesText(discount)],
              [words.starts, formatTime(discount.starts_at)],
              [words.ends, formatTime(discount.ends_at)],
              discount.is_dynamic && [words.duration, formatDuration(discount.valid_duration)],
              [words.regions, formatList(regions.map(({ name }) => name))],
            ]}
          />
        </div>
      </Section>
      {rule && <DiscountConditions discountId={discount.id} conditions={rule.conditions} />}
      {discount.is_dynamic && !discount.parent_discount_id && <DynamicCodes discountId={discount.id} />}
      <Zone zone="discount.details.after" discount={discount} />
    </>
  )
}

function DiscountActions({ discount }: { discount: ShownDiscount }) {
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const { id, code, is_disabled } = discount
  const toggle = useAction((client) => client.admin.discounts.update(id, { is_disabled: !is_disabled }), {
    done: is_disabled ? words.enableDone : words.disableDone,
  })
  return (
    <>
      <Button
        kind={is_disabled ? "primary" : "plain"}
        busy={toggle.isPending}
        onClick={() => toggle.mutate()}
      >
        {is_disabled ? words.enable : words.disable}
      </Button>
      <ActionMenu
        label={menuLabel(code)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setEditing(true) },
          {
            label: words.delete,
            icon: Trash2,
            danger: true,
            question: { title: words.deleteQuestion({ code }), text: words.deleteText, label: words.delete },
            send: (client) => client.admin.discounts.delete(id),
            done: words.deleteDone,
            after: () => navigate(back.to),
          },
        ]}
      />
      {isEditing && <EditDiscount discount={discount} onClose={() => setEditing(false)} />}
    </>
  )
}

function EditDiscount({ discount, onClose }: { discount: ShownDiscount; onClose: () => void }) {
  const { id, rule, regions } = discount
  const choices = useRegionOptions()
  const currency = regions[0]?.currency_code ?? "usd"
  const isFixed = rule?.type === "fixed"
  if (!rule || choices.length === 0) return null
  return (
    <FormDialog
      wide
      title={words.edit}
      fields={[
        { name: "code", kind: "text", label: words.code, required: true, half: true },
        ...(rule.type === "free_shipping"
          ? []
          : [
              {
                name: "value" as const,
                kind: isFixed ? ("money" as const) : ("number" as const),
                label: words.value,
                currency,
                required: true,
                half: true,
              },
            ]),
        { name: "description", kind: "text", label: words.description, required: true },
        { name: "regions", kind: "checks", label: words.regions, required: true, options: choices },
        { name: "starts_at", kind: "time", label: words.starts, required: true, half: true },
        { name: "ends_at", kind: "time", label: words.ends, hint: words.endsHint, half: true },
        { name: "usage_limit", kind: "number", label: words.limit, hint: words.limitHint, half: true },
      ]}
      initial={{
        code: discount.code,
        value: isFixed ? moneyText(rule.value, currency) : String(rule.value),
        description: rule.description ?? "",
        regions: regions.map((region) => region.id),
        starts_at: timeText(discount.starts_at),
        ends_at: timeText(discount.ends_at),
        usage_limit: String(discount.usage_limit ?? ""),
      }}
      submit={t.common.save}
      send={(client, values) =>
        client.admin.discounts.update(id, {
          code: values.code.trim(),
          rule: {
            id: rule.id,
            description: values.description.trim(),
            ...(rule.type === "free_shipping"
              ? {}
              : { value: isFixed ? parseMoney(values.value, currency) : numberOrNull(values.value) }),
          },
          regions: [...values.regions],
          starts_at: parseTime(values.starts_at),
          ends_at: parseTime(values.ends_at),
          usage_limit: numberOrNull(values.usage_limit),
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}
