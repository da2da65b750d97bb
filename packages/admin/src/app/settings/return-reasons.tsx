import type { ReturnReason } from "@stheno/js-client"
import { useAdminReturnReasons } from "@stheno/medusa-react"
import { Copy, CornerDownRight, Pencil, Plus, Trash2, Undo2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { rowNow } from "../kit/row-now.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings
type Reason = Pick<ReturnReason, "id" | "value" | "label" | "description" | "updated_at">
type Tree = Reason & { readonly return_reason_children?: readonly Reason[] }
/** What the dialog is open for: a new reason, perhaps below another or a copy of one, or one to change. */
type Opened =
  { readonly parent?: Reason | undefined; readonly original?: Reason } | { readonly reason: Reason }

/** Why something comes back: reasons, and more exact ones below them. */
export function ReturnReasons() {
  const [open, setOpen] = useState<Opened>()
  const { return_reasons: reasons, error } = useAdminReturnReasons()
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setOpen({})}>
      {words.createReason}
    </Button>
  )
  return (
    <>
      <PageHead title={words.returnReasons} back={settingsBack} actions={create} />
      <Loaded data={reasons} error={error}>
        {(shown) => (
          <section className="card" aria-label={words.returnReasons}>
            {shown.length === 0 && (
              <Empty icon={Undo2} title={words.noReasons} text={words.noReasonsText} action={create} />
            )}
            <ul className="rows">
              {shown.flatMap((reason: Tree) => [
                <ReasonRow key={reason.id} reason={reason} onOpen={setOpen} />,
                ...(reason.return_reason_children ?? []).map((child) => (
                  <ReasonRow key={child.id} reason={child} parent={reason} onOpen={setOpen} />
                )),
              ])}
            </ul>
          </section>
        )}
      </Loaded>
      {open && <ReasonDialog opened={open} parents={reasons ?? []} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function ReasonRow(props: { reason: Tree; parent?: Reason; onOpen: (opened: Opened) => void }) {
  const { reason, parent, onOpen } = props
  const hasChildren = (reason.return_reason_children ?? []).length > 0
  return (
    <li>
      {parent && <CornerDownRight size={16} className="muted" aria-hidden />}
      <div className="stack">
        <span>{reason.label}</span>
        <span className="muted small">
          {[parent && words.reasonBelow({ label: parent.label }), reason.value, reason.description]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <span className="end">
        <ActionMenu
          label={menuLabel(reason.label)}
          actions={[
            { label: words.editReason, icon: Pencil, open: () => onOpen({ reason }) },
            !parent && { label: words.addSubReason, icon: Plus, open: () => onOpen({ parent: reason }) },
            {
              label: words.duplicateReason,
              icon: Copy,
              open: () => onOpen({ parent, original: reason }),
            },
            {
              label: words.deleteReason,
              icon: Trash2,
              danger: true,
              question: {
                title: words.deleteReasonQuestion({ label: reason.label }),
                text: hasChildren ? words.deleteReasonsText : words.deleteReasonText,
                label: words.deleteReason,
              },
              send: (client) => client.admin.returnReasons.delete(reason.id),
              done: words.reasonDeleted,
            },
          ]}
        />
      </span>
    </li>
  )
}

function ReasonDialog(props: { opened: Opened; parents: readonly Tree[]; onClose: () => void }) {
  const { opened, parents, onClose } = props
  const all = parents.flatMap((each) => [each, ...(each.return_reason_children ?? [])])
  const reason = "reason" in opened ? rowNow<Reason>(all, opened.reason) : undefined
  const parentId = "parent" in opened ? opened.parent?.id : undefined
  const original = "original" in opened ? opened.original : undefined
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
        {
          name: "parent",
          kind: "select",
          label: words.reasonParent,
          options: parents.map(({ id, label }) => ({ value: id, label })),
          depends: () => !reason && {},
        },
      ]}
      initial={{
        label: (reason ?? original)?.label ?? "",
        // No two reasons have the same.
        value: reason?.value ?? "",
        description: (reason ?? original)?.description ?? "",
        parent: parentId ?? "",
      }}
      {...(reason ? { version: versionOf(reason) } : {})}
      submit={reason ? t.common.save : words.createReason}
      send={(client, { label, value, description, parent }) => {
        const values = {
          label: label.trim(),
          value: value.trim(),
          description: reason ? description.trim() : orNull(description),
        }
        return reason
          ? client.admin.returnReasons.update(reason.id, values)
          : client.admin.returnReasons.create({ ...values, parent_return_reason_id: orNull(parent) })
      }}
      done={reason ? t.common.saved : words.createReasonDone}
      onClose={onClose}
    />
  )
}

const versionOf = (reason: Reason) =>
  versionOfParts(
    reason,
    ({ label, value, description }) => [label, value, description],
    async (client) => (await client.admin.returnReasons.retrieve(reason.id)).return_reason,
  )
