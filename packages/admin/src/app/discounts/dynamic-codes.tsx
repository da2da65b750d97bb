import { adminDiscountKeys } from "@stheno/medusa-react"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../format/dates.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { metadataField, metadataPart } from "../kit/metadata-text.ts"
import { Section } from "../kit/page.tsx"
import { useWhole } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"
import { DiscountBadge, usesText } from "./discount-states.tsx"

const words = t.discounts

/** The codes that were created from a template. The API has no filter for them. */
export function DynamicCodes({ discountId }: { discountId: string }) {
  const [isAdding, setAdding] = useState(false)
  const { data: discounts } = useWhole(
    adminDiscountKeys.all[0],
    ({ admin }) => admin.discounts.iterate({ is_dynamic: true, limit: 500, order: "-created_at" }),
    { of: "dynamic" },
  )
  const codes = discounts?.filter(({ parent_discount_id }) => parent_discount_id === discountId)
  return (
    <Section
      title={words.codes}
      flush
      actions={
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.createCode}
        </Button>
      }
    >
      {codes?.length === 0 && <p className="section-body muted">{words.noCodes}</p>}
      <ul className="rows">
        {codes?.map((each) => (
          <li key={each.id}>
            <div className="stack">
              <span>{each.code}</span>
              <span className="muted small">
                {each.ends_at
                  ? words.codeUsesUntil({ uses: usesText(each), date: formatTime(each.ends_at) })
                  : words.codeUses({ uses: usesText(each) })}
              </span>
            </div>
            <span className="end">
              <DiscountBadge discount={each} />
            </span>
            <ActionMenu
              label={menuLabel(each.code)}
              actions={[
                {
                  label: words.deleteCode,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ code: each.code }),
                    text: words.deleteText,
                    label: words.deleteCode,
                  },
                  send: (client) => client.admin.discounts.deleteDynamicCode(discountId, each.code),
                  done: words.codeDeleted,
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <FormDialog
          title={words.createCode}
          draftKey={`code ${discountId}`}
          fields={[{ name: "code", kind: "text", label: words.code, required: true }, metadataField]}
          submit={words.createCode}
          send={(client, { code, metadata }) =>
            client.admin.discounts.createDynamicCode(discountId, {
              code: code.trim(),
              ...metadataPart(metadata),
            })
          }
          done={words.codeDone}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}
