import { useAdminCustomerGroups } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { UsersRound } from "lucide-react"
import { formatDate } from "../format/dates.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.groups

/** The groups that customers are in. */
export function GroupList() {
  const list = useList()
  const {
    customer_groups: groups,
    count,
    response,
    error,
  } = useAdminCustomerGroups({ ...list.query, expand: "customers" }, { placeholderData: keepPreviousData })
  return (
    <ListPage
      words={words}
      icon={UsersRound}
      zone="customer_group"
      list={list}
      rows={groups}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/customers/groups/${id}`}
      columns={[
        { header: words.name, cell: ({ name }) => name },
        { header: words.created, wide: true, cell: ({ created_at }) => formatDate(created_at) },
        { header: words.members, align: "end", phone: "below", cell: ({ customers }) => customers.length },
      ]}
      bulk={[deletion((client, id) => client.admin.customerGroups.delete(id), words.deleteManyText)]}
      readAll={allRows(
        (client) =>
          client.admin.customerGroups.iterate({
            ...(list.q ? { q: list.q } : {}),
            limit: 500,
            fields: "id,name",
            expand: "",
          }),
        ({ name }) => name,
      )}
      rowName={({ name }) => name}
      dialog={(close) => (
        <FormDialog
          title={words.create}
          draftKey="customer-group"
          fields={[{ name: "name", kind: "text", label: words.name, required: true }]}
          submit={words.create}
          send={(client, { name }) => client.admin.customerGroups.create({ name: name.trim() })}
          done={words.createDone}
          onClose={close}
        />
      )}
    />
  )
}
