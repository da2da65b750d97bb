import type { Customer, CustomerGroup } from "@stheno/js-client"
import {
  adminCustomerGroupKeys,
  adminPriceListKeys,
  useAdminCustomerGroup,
  useAdminCustomerGroupCustomers,
  useAdminCustomers,
} from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Pencil, Plus, Trash2, UserMinus, Users } from "lucide-react"
import { useState } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { fullName } from "../format/names.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { Changes } from "../kit/changes.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { foundRows, PickerDialog } from "../kit/picker-dialog.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { useRemoval, wrapped } from "../kit/use-removal.ts"
import { useWhole } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"
import { changesOf } from "../page-changes.ts"
import { PriceListBadge } from "../price-lists/price-list-states.tsx"

const words = t.groups
const back = { to: "/a/customers/groups", label: words.title }

/** A group of customers. */
export function GroupPage() {
  const { id = "" } = useParams()
  const { customer_group: group, error } = useAdminCustomerGroup(id)
  return (
    <Loaded data={group} error={error} back={back}>
      {(shown) => <GroupDetails group={shown} />}
    </Loaded>
  )
}

function GroupDetails({ group }: { group: Pick<CustomerGroup, "id" | "name" | "metadata" | "updated_at"> }) {
  const [open, setOpen] = useState<"name" | "members">()
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title={group.name}
        back={back}
        actions={
          <>
            <Button kind="primary" icon={Plus} onClick={() => setOpen("members")}>
              {words.addMembers}
            </Button>
            <ActionMenu
              label={menuLabel(group.name)}
              actions={[
                { label: words.edit, icon: Pencil, open: () => setOpen("name") },
                {
                  label: words.delete,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ name: group.name }),
                    text: words.deleteText,
                    label: words.delete,
                  },
                  send: (client) => client.admin.customerGroups.delete(group.id),
                  done: words.deleteDone,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <Zone zone="customer_group.details.before" customerGroup={group} />
      <Changes value={changesOf.members}>
        <Members id={group.id} />
      </Changes>
      <GroupPriceLists id={group.id} />
      <MetadataSection
        of={group.id}
        metadata={group.metadata}
        version={{
          shown: group.updated_at,
          read: async (client) =>
            (await client.admin.customerGroups.retrieve(group.id)).customer_group.updated_at,
        }}
        send={(client, metadata) => client.admin.customerGroups.update(group.id, { metadata })}
      />
      <Zone zone="customer_group.details.after" customerGroup={group} />
      {open === "name" && (
        <FormDialog
          title={words.edit}
          draftKey={`edit-group ${group.id}`}
          fields={[{ name: "name", kind: "text", label: words.name, required: true }]}
          initial={{ name: group.name }}
          version={versionOfParts(
            group,
            ({ name }) => name,
            async (client) => (await client.admin.customerGroups.retrieve(group.id)).customer_group,
          )}
          submit={t.common.save}
          send={(client, { name }) => client.admin.customerGroups.update(group.id, { name: name.trim() })}
          done={t.common.saved}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "members" && (
        <Changes value={changesOf.members}>
          <PickerDialog
            title={words.addMembers}
            submit={(count) => words.addSome({ count })}
            useRows={useFoundCustomers}
            label={(customer) => (
              <span className="stack">
                {fullName(customer) || customer.email}
                <span className="muted small">{customer.email}</span>
              </span>
            )}
            send={(client, ids) =>
              client.admin.customerGroups.addCustomers(group.id, { customer_ids: wrapped(ids) })
            }
            done={words.addDone}
            onClose={() => setOpen(undefined)}
          />
        </Changes>
      )}
    </>
  )
}

/** The price lists whose prices are for the group. */
function GroupPriceLists({ id }: { id: string }) {
  const { data: lists } = useWhole(
    adminPriceListKeys.all[0],
    ({ admin }) => admin.priceLists.iterate({ customer_groups: [id], limit: 500, expand: "" }),
    { of: id },
  )
  return (
    <Section title={t.priceLists.title} flush>
      {lists?.length === 0 && <p className="section-body muted">{words.noPriceLists}</p>}
      <ul className="rows">
        {lists?.map((list) => (
          <li key={list.id} className="row-link">
            <Link className="row-target" to={`/a/pricing/${list.id}`}>
              {list.name}
            </Link>
            <span className="end">
              <PriceListBadge priceList={list} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function useFoundCustomers(q: string) {
  const { customers, count, error } = useAdminCustomers(
    { limit: 30, order: "-created_at", ...(q ? { q } : {}) },
    { placeholderData: keepPreviousData },
  )
  return foundRows(customers, { count, error })
}

function Members({ id }: { id: string }) {
  const list = useList()
  const { customers, count, response, error } = useAdminCustomerGroupCustomers(
    id,
    { limit: list.query.limit, offset: list.query.offset, ...(list.q ? { q: list.q } : {}) },
    { placeholderData: keepPreviousData },
  )
  const { ofRow, bulk } = useRemoval({
    label: words.removeMember,
    icon: UserMinus,
    remove: (client, ids) => client.admin.customerGroups.removeCustomers(id, { customer_ids: wrapped(ids) }),
    restore: (client, ids) => client.admin.customerGroups.addCustomers(id, { customer_ids: wrapped(ids) }),
    key: [...adminCustomerGroupKeys.detail(id), "customers"],
    done: words.removeDone,
  })
  return (
    <ListTable
      list={list}
      label={words.members}
      rows={customers}
      count={count}
      response={response}
      error={error}
      href={(customer) => `/a/customers/${customer.id}`}
      empty={{ icon: Users, title: words.noMembers, text: words.noMembersText }}
      columns={[
        { header: t.customers.name, cell: nameOf },
        {
          header: t.customers.email,
          phone: "below",
          cell: ({ email }) => <span className="ellipsis">{email}</span>,
        },
      ]}
      bulk={bulk}
      readAll={allRows(
        (client) =>
          client.admin.customerGroups.iterateCustomers(id, { ...(list.q ? { q: list.q } : {}), limit: 500 }),
        (customer) => nameOf(customer),
      )}
      rowName={nameOf}
      actions={(customer) => (
        <ActionMenu label={menuLabel(nameOf(customer))} actions={[ofRow(customer.id)]} />
      )}
    />
  )
}

function nameOf(customer: Pick<Customer, "first_name" | "last_name" | "email">): string {
  return fullName(customer) || customer.email
}
