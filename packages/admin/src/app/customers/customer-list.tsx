import { adminCustomerGroupKeys, useAdminCustomerGroups, useAdminCustomers } from "@stheno/medusa-react"
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
import { allRows } from "../kit/row-changes.tsx"
import { namedOption, searchOf, useSearchFilter } from "../kit/search-filters.ts"
import { useList, type List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"

const words = t.customers
const accounts = ["yes", "no"] as const
const named = "id,email,first_name,last_name"

/** The customers of the shop. */
export function CustomerList() {
  const list = useList()
  const { customer_groups: groups = [] } = useAdminCustomerGroups({ limit: 200 }, { staleTime: 60_000 })
  const group = useGroupFilter(list)
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
          ...(groups.length > 0 ? [group] : []),
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
        bulk={[{ label: words.addToGroup, icon: UsersRound, onSelect: ({ ids }) => setAdded(ids) }]}
        readAll={allRows(
          (client) => client.admin.customers.iterate({ ...narrowed, limit: 500, fields: named, expand: "" }),
          (customer) => fullName(customer) || customer.email,
        )}
        rowName={(customer) => fullName(customer) || customer.email}
        dialog={(close) => <CreateCustomer onClose={close} />}
      />
      {added && <AddToGroup ids={added} groups={groups} onClose={() => setAdded(undefined)} />}
    </>
  )
}

function useGroupFilter(list: List) {
  return useSearchFilter(list, {
    name: "group",
    label: words.groups,
    root: adminCustomerGroupKeys.all[0],
    find: async (client, q) =>
      (await client.admin.customerGroups.list(searchOf(q))).customer_groups.map(namedOption),
    read: async (client, ids) =>
      (await client.admin.customerGroups.list({ id: [...ids], limit: ids.length })).customer_groups.map(
        namedOption,
      ),
  })
}

function AddToGroup(props: {
  ids: readonly string[]
  groups: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}) {
  const { ids, groups, onClose } = props
  return (
    <FormDialog
      title={words.addToGroup}
      fields={[
        {
          name: "group",
          kind: "combobox",
          label: words.group,
          required: true,
          options: groups.map(namedOption),
          ...(groups.length === 0 ? { hint: words.noGroupsYet } : {}),
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
