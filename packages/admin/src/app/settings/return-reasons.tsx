import type { ReturnReason, Stheno } from "@stheno/js-client"
import { useAdminReturnReasons } from "@stheno/medusa-react"
import { Braces, Copy, CornerDownRight, Pencil, Plus, Trash2, Undo2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { MetadataDialog } from "../kit/metadata-section.tsx"
import { PageHead } from "../kit/page.tsx"
import { deletion } from "../kit/row-changes.tsx"
import { rowNow } from "../kit/row-now.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings
type Reason = Pick<ReturnReason, "id" | "value" | "label" | "description" | "updated_at">
/** A reason as only one operation returns it: the responses of the others leave out the metadata. */
type Described = Pick<ReturnReason, "id" | "metadata" | "updated_at">
type Tree = Reason & { readonly return_reason_children?: readonly Reason[] }
/** What the dialog is open for: a new reason, perhaps below another or a copy of one, or one to change. */
type Opened =
  { readonly parent?: Reason | undefined; readonly original?: Reason } | { readonly reason: Reason }

/** A reason in the list, with the one that it is below. */
type Row = Tree & { readonly parent?: Reason }

/** Why something comes back: reasons, and more exact ones below them. */
export function ReturnReasons() {
  const [open, setOpen] = useState<Opened>()
  const [described, setDescribed] = useState<Described>()
  const { return_reasons: reasons, error } = useAdminReturnReasons()
  const rows = reasons?.flatMap((reason: Tree): Row[] => [
    reason,
    ...(reason.return_reason_children ?? []).map((child) => ({ ...child, parent: reason })),
  ])
  const list = useList({ pageSize: rows?.length || 1 })
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setOpen({})}>
      {words.createReason}
    </Button>
  )
  return (
    <>
      <PageHead title={words.returnReasons} back={settingsBack} actions={create} />
      <ListTable
        list={list}
        label={words.returnReasons}
        search={false}
        rows={rows}
        count={rows?.length}
        error={error}
        columns={[
          { id: "label", header: words.reasonLabel, cell: (reason) => <ReasonName reason={reason} /> },
          { id: "value", header: words.reasonValue, phone: "below", cell: ({ value }) => value },
        ]}
        bulk={[
          deletion((client, id) => client.admin.returnReasons.delete(id), words.deleteSeveralReasonsText),
        ]}
        rowName={({ label }) => label}
        actions={(reason) => <ReasonMenu reason={reason} onOpen={setOpen} onDescribe={setDescribed} />}
        empty={{ icon: Undo2, title: words.noReasons, text: words.noReasonsText, action: create }}
      />
      {open && <ReasonDialog opened={open} parents={reasons ?? []} onClose={() => setOpen(undefined)} />}
      {described && (
        <MetadataDialog
          of={described.id}
          metadata={described.metadata}
          send={(client, metadata) => client.admin.returnReasons.update(described.id, { metadata })}
          version={versionOfParts(
            described,
            ({ metadata }) => metadata,
            (client) => readDescribed(client, described.id),
          )}
          onClose={() => setDescribed(undefined)}
        />
      )}
    </>
  )
}

function ReasonName({ reason: { label, description, parent } }: { reason: Row }) {
  const below = [parent && words.reasonBelow({ label: parent.label }), description].filter(Boolean)
  return (
    <span className="reason-name">
      {parent && <CornerDownRight size={16} className="muted" aria-hidden />}
      <span className="stack">
        <span>{label}</span>
        {below.length > 0 && <span className="muted small">{below.join(" · ")}</span>}
      </span>
    </span>
  )
}

function ReasonMenu(props: {
  readonly reason: Row
  readonly onOpen: (opened: Opened) => void
  readonly onDescribe: (described: Described) => void
}) {
  const { reason, onOpen, onDescribe } = props
  const { parent } = reason
  const hasChildren = (reason.return_reason_children ?? []).length > 0
  return (
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
          label: t.common.editMetadata,
          icon: Braces,
          send: async (client) => onDescribe(await readDescribed(client, reason.id)),
          changes: [],
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
  )
}

async function readDescribed(client: Stheno, id: string): Promise<Described> {
  const path = `/return-reasons/${encodeURIComponent(id)}/metadata`
  return (await client.admin.custom.get<object, { return_reason: Described }>(path)).return_reason
}

function draftKeyOf(opened: Opened): string {
  if ("reason" in opened) return `edit-return-reason ${opened.reason.id}`
  if (opened.original) return `duplicate-return-reason ${opened.original.id}`
  return `return-reason ${opened.parent?.id ?? ""}`
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
      draftKey={draftKeyOf(opened)}
      draftOf={original?.updated_at}
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
