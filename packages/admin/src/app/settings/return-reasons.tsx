import type { ReturnReason } from "@stheno/js-client"
import { useAdminReturnReasons } from "@stheno/medusa-react"
import { Pencil, Plus, Trash2, Undo2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings
type Reason = Pick<ReturnReason, "id" | "value" | "label" | "description">

/** Why something comes back. */
export function ReturnReasons() {
  const [open, setOpen] = useState<"create" | Reason>()
  const { return_reasons: reasons, error } = useAdminReturnReasons()
  return (
    <>
      <PageHead
        title={words.returnReasons}
        back={settingsBack}
        actions={
          <Button kind="primary" icon={Plus} onClick={() => setOpen("create")}>
            {words.createReason}
          </Button>
        }
      />
      <Loaded data={reasons} error={error}>
        {(shown) => (
          <section className="card" aria-label={words.returnReasons}>
            {shown.length === 0 && <Empty icon={Undo2} title={words.noReasons} text={words.noReasonsText} />}
            <ul className="rows">
              {shown.map((reason) => (
                <li key={reason.id}>
                  <div className="stack">
                    <span>{reason.label}</span>
                    <span className="muted small">
                      {[reason.value, reason.description].filter(Boolean).join(" · ")}
                    </span>
                  </div>
                  <span className="end">
                    <ActionMenu
                      label={menuLabel(reason.label)}
                      actions={[
                        { label: words.editReason, icon: Pencil, open: () => setOpen(reason) },
                        {
                          label: words.deleteReason,
                          icon: Trash2,
                          danger: true,
                          question: {
                            title: words.deleteReasonQuestion({ label: reason.label }),
                            text: words.deleteReasonText,
                            label: words.deleteReason,
                          },
                          send: (client) => client.admin.returnReasons.delete(reason.id),
                          done: words.reasonDeleted,
                        },
                      ]}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      {open && (
        <ReasonDialog reason={open === "create" ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function ReasonDialog({ reason, onClose }: { reason: Reason | undefined; onClose: () => void }) {
  return (
    <FormDialog
      title={reason ? words.editReason : words.createReason}
      fields={[
        { name: "label", kind: "text", label: words.reasonLabel, required: true },
        {
          name: "value",
          kind: "text",
          label: words.reasonValue,
          hint: words.reasonValueHint,
          required: true,
        },
        { name: "description", kind: "textarea", label: words.reasonDescription },
      ]}
      initial={{
        label: reason?.label ?? "",
        value: reason?.value ?? "",
        description: reason?.description ?? "",
      }}
      submit={t.common.save}
      send={(client, { label, value, description }) => {
        const values = {
          label: label.trim(),
          value: value.trim(),
          description: reason ? description.trim() : orNull(description),
        }
        return reason
          ? client.admin.returnReasons.update(reason.id, values)
          : client.admin.returnReasons.create(values)
      }}
      done={reason ? t.common.saved : words.createReasonDone}
      onClose={onClose}
    />
  )
}
