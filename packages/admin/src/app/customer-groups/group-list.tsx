import { useAdminCustomerGroups } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Plus, UsersRound } from "lucide-react"
import { useState } from "react"
import { Zone } from "../extensions/zone.tsx"
import { formatDate } from "../format/dates.ts"
import { Button } from "../kit/button.tsx"
import { FormDialog } from "../kit/form.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { PageHead } from "../kit/page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.groups

/** The groups that customers are in. */
export function GroupList() {
  const [isCreating, setCreating] = useState(false)
  const list = useList()
  const {
    customer_groups: groups,
    count,
    error,
  } = useAdminCustomerGroups({ ...list.query, expand: "customers" }, { placeholderData: keepPreviousData })
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  )
  return (
    <>
      <PageHead title={words.title} actions={create} />
      <Zone zone="customer_group.list.before" />
      <ListTable
        list={list}
        label={words.title}
        rows={groups}
        count={count}
        error={error}
        href={({ id }) => `/a/customers/groups/${id}`}
        empty={{ icon: UsersRound, title: words.emptyTitle, text: words.emptyText, action: create }}
        columns={[
          { header: words.name, cell: ({ name }) => name },
          { header: words.created, wide: true, cell: ({ created_at }) => formatDate(created_at) },
          { header: words.members, align: "end", cell: ({ customers }) => customers.length },
        ]}
      />
      <Zone zone="customer_group.list.after" />
      {isCreating && (
        <FormDialog
          title={words.create}
          fields={[{ name: "name", kind: "text", label: words.name, required: true }]}
          submit={t.common.create}
          send={(client, { name }) => client.admin.customerGroups.create({ name: name.trim() })}
          done={words.createDone}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  )
}
