import type { Discount } from "@stheno/js-client"
import { adminDiscountKeys, useAdminDiscount } from "@stheno/medusa-react"
import { Copy, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime } from "../format/dates.ts"
import { formatDuration } from "../format/durations.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { withProperties } from "../kit/optimistic.ts"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { DiscountConditions } from "./discount-conditions.tsx"
import { DynamicCodes } from "./dynamic-codes.tsx"
import { DiscountBadge, usesText, valueText } from "./discount-states.tsx"
import { EditDiscount } from "./edit-discount.tsx"
import { metadataVersionOf, type ShownDiscount } from "./shown-discount.ts"

const words = t.discounts
const back = { to: "/a/discounts", label: words.title }

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
              rule?.type !== "free_shipping" && [words.value, valueText(discount)],
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
      <MetadataSection
        of={discount.id}
        metadata={discount.metadata}
        send={(client, metadata) => client.admin.discounts.update(discount.id, { metadata })}
        version={metadataVersionOf(discount)}
      />
      <Zone zone="discount.details.after" discount={discount} />
    </>
  )
}

function DiscountActions({ discount }: { discount: ShownDiscount }) {
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const { id, code, is_disabled } = discount
  const toggle = useAction<boolean>(
    (client, disabled) => client.admin.discounts.update(id, { is_disabled: disabled }),
    {
      done: (disabled) => (disabled ? words.disableDone : words.enableDone),
      optimistic: withProperties<Discount, boolean>(adminDiscountKeys.all, { id }, (disabled) => ({
        is_disabled: disabled,
      })),
    },
  )
  return (
    <>
      <Button kind={is_disabled ? "primary" : "plain"} onClick={() => toggle.mutate(!is_disabled)}>
        {is_disabled ? words.enable : words.disable}
      </Button>
      <ActionMenu
        label={menuLabel(code)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setEditing(true) },
          {
            label: words.duplicate,
            icon: Copy,
            open: () => void navigate(`/a/discounts/new?from=${id}`),
          },
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
