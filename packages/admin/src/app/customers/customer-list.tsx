import { useAdminCustomerGroups, useAdminCustomers } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { UsersRound, Users } from "lucide-react"
import { useState } from "react"
import { formatDate } from "../format/dates.ts"
import { fullName } from "../format/names.ts"
import { Badge } from "../kit/badge.tsx"
import { optionsOf, orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { withoutEmpty } from "../kit/list-state.ts"
import { ListPage } from "../kit/list-page.tsx"
import { allRows, deletion } from "../kit/row-changes.tsx"
import { useSearchFilter } from "../kit/search-filters.ts"
import { groupChoices } from "../kit/searched-choices.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.customers
const accounts = ["yes", "no"] as const
const named = "id,email,first_name,last_name"

/** The customers of the shop. */
export function CustomerList() {
  const list = useList()
  const { count: groups } = useAdminCustomerGroups({ limit: 1 }, { staleTime: 60_000 })
  const group = useSearchFilter(list, { name: "group", label: words.groups, choices: groupChoices })
  const [added, setAdded] = useState<readonly string[]>()
  const [account] = list.chosen("account", accounts)
  const narrowed = {
    ...(list.q ? { q: list.q } : {}),
    ...(account ? { has_account: account === "yes" } : {}),
    ...withoutEmpty({
      groups: list.values("group"),
    }),
  }
  const { customers, count, response, error } = useAdminCustomers(
    { order: "-created_at", ...list.query, ...narrowed, expand: "orders,groups" },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <ListPage
        words={words}
        icon={Users}
        zone="customer"
        list={list}
        rows={customers}
        count={count}
        response={response}
        error={error}
        href={({ id }) => `/a/customers/${id}`}
        filters={[
          {
            name: "account",
            label: words.account,
            single: true,
            options: optionsOf(accounts, { yes: words.hasAccount, no: words.noAccount }),
          },
          ...(groups ? [group] : []),
        ]}
        columns={[
          { header: words.name, cell: (customer) => fullName(customer) || customer.email },
          {
            header: words.email,
            phone: "below",
            cell: ({ email }) => <span className="ellipsis">{email}</span>,
          },
          {
            header: words.account,
            wide: true,
            cell: ({ has_account }) => (
              <Badge tone={has_account ? "green" : "grey"}>
                {has_account ? words.hasAccount : words.noAccount}
              </Badge>
            ),
          },
          {
            header: words.joined,
            wide: true,
            phone: "beside",
            order: "created_at",
            cell: ({ created_at }) => formatDate(created_at),
          },
          { header: words.orders, align: "end", wide: true, cell: ({ orders }) => orders?.length ?? 0 },
        ]}
        bulk={[
          { label: words.addToGroup, icon: UsersRound, onSelect: ({ ids }) => setAdded(ids) },
          deletion((client, id) => client.admin.custom.delete(`/customers/${id}`), words.deleteManyText),
        ]}
        readAll={allRows(
          (client) => client.admin.customers.iterate({ ...narrowed, limit: 500, fields: named, expand: "" }),
          (customer) => fullName(customer) || customer.email,
        )}
        rowName={(customer) => fullName(customer) || customer.email}
        dialog={(close) => <CreateCustomer onClose={close} />}
      />
      {added && <AddToGroup ids={added} hasGroups={groups !== 0} onClose={() => setAdded(undefined)} />}
    </>
  )
}

function AddToGroup(props: { ids: readonly string[]; hasGroups: boolean; onClose: () => void }) {
  const { ids, hasGroups, onClose } = props
  return (
    <FormDialog
      title={words.addToGroup}
      fields={[
        {
          name: "group",
          kind: "combobox",
          label: words.group,
          required: true,
          choices: groupChoices,
          ...(hasGroups ? {} : { hint: words.noGroupsYet }),
        },
      ]}
      submit={t.groups.addSome({ count: ids.length })}
      send={(client, { group }) =>
        client.admin.customerGroups.addCustomers(group, { customer_ids: ids.map((id) => ({ id })) })
      }
      done={t.groups.addDone}
      onClose={onClose}
    />
  )
}

function CreateCustomer({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title={words.create}
      draftKey="customer"
      fields={[
        { name: "first_name", kind: "text", label: t.form.firstName, required: true, half: true },
        { name: "last_name", kind: "text", label: t.form.lastName, required: true, half: true },
        { name: "email", kind: "email", label: words.email, required: true },
        { name: "phone", kind: "text", label: words.phone },
        {
          name: "password",
          kind: "password",
          label: words.password,
          hint: words.passwordHint,
          required: true,
          minLength: 8,
          autoComplete: "new-password",
        },
      ]}
      submit={words.create}
      send={(client, { phone, ...values }) =>
        client.admin.customers.create({ ...values, phone: orNull(phone) })
      }
      done={words.createDone}
      onClose={onClose}
    />
  )
}
