import type { GiftCard } from "@stheno/js-client"
import { useAdminGiftCards } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { CircleCheck, CircleOff, Copy, Gift } from "lucide-react"
import { Link, useNavigate } from "react-router-dom"
import { formatDate, parseTime } from "../format/dates.ts"
import { formatMoney, parseMoney } from "../format/money.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { ButtonLink } from "../kit/button.tsx"
import type { ChangeRow } from "../kit/change-rows.ts"
import { useHasNoRegion, useRegionOptions } from "../kit/choices.ts"
import { copyText } from "../kit/copy.ts"
import { Dialog } from "../kit/dialog.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListPage } from "../kit/list-page.tsx"
import { NoRegions } from "../kit/no-regions.tsx"
import { allRows } from "../kit/row-changes.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { GiftCardBadge } from "./gift-card-badge.tsx"

const words = t.giftCards

/** The gift cards that were sold or issued. */
export function GiftCardList() {
  const list = useList()
  const {
    gift_cards: cards,
    count,
    response,
    error,
  } = useAdminGiftCards(list.query, {
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      words={{ ...words, create: words.issue }}
      icon={Gift}
      zone="gift_card"
      headActions={<ButtonLink to="/a/gift-cards/manage">{words.manage}</ButtonLink>}
      list={list}
      rows={cards}
      count={count}
      response={response}
      error={error}
      href={({ id }) => `/a/gift-cards/${id}`}
      bulk={[
        { label: words.enable, icon: CircleCheck, change: setDisabled(false), done: t.common.saved },
        { label: words.disable, icon: CircleOff, change: setDisabled(true), done: t.common.saved },
      ]}
      readAll={allRows(
        (client) => client.admin.giftCards.iterate({ ...(list.q ? { q: list.q } : {}), limit: 500 }),
        ({ code }) => code,
      )}
      rowName={({ code }) => code}
      actions={(card) => <CardMenu card={card} />}
      columns={[
        { header: words.code, order: "code", cell: ({ code }) => <code>{code}</code> },
        {
          header: words.status,
          wide: true,
          phone: "badges",
          cell: (card) => <GiftCardBadge card={card} />,
        },
        {
          header: words.order,
          wide: true,
          cell: ({ order }) => (order ? <Link to={`/a/orders/${order.id}`}>#{order.display_id}</Link> : "–"),
        },
        {
          header: words.created,
          order: "created_at",
          wide: true,
          phone: "below",
          cell: ({ created_at }) => formatDate(created_at),
        },
        {
          header: words.region,
          order: "region.name",
          hidden: true,
          cell: ({ region }) => region?.name ?? "–",
        },
        {
          header: words.ends,
          order: "ends_at",
          hidden: true,
          cell: ({ ends_at }) => (ends_at ? formatDate(ends_at) : words.never),
        },
        {
          header: words.balance,
          order: "balance",
          phone: "beside",
          align: "end",
          cell: ({ balance, region }) => formatMoney(balance, region?.currency_code ?? ""),
        },
      ]}
      dialog={(close) => <IssueGiftCard onClose={close} />}
    />
  )
}

function CardMenu({
  card: { id, code, is_disabled },
}: {
  card: Pick<GiftCard, "id" | "code" | "is_disabled">
}) {
  return (
    <ActionMenu
      label={menuLabel(code)}
      actions={[
        { label: words.copyCode, icon: Copy, open: () => void copyText(code, t.common.copied) },
        {
          label: is_disabled ? words.enable : words.disable,
          icon: is_disabled ? CircleCheck : CircleOff,
          send: (client) => client.admin.giftCards.update(id, { is_disabled: !is_disabled }),
          done: is_disabled ? words.enableDone : words.disableDone,
          undo: (client) => client.admin.giftCards.update(id, { is_disabled }),
        },
      ]}
    />
  )
}

function setDisabled(is_disabled: boolean): ChangeRow {
  return (client, id) => client.admin.giftCards.update(id, { is_disabled })
}

function IssueGiftCard({ onClose }: { onClose: () => void }) {
  const regions = useRegionOptions()
  const hasNoRegion = useHasNoRegion()
  const navigate = useNavigate()
  if (hasNoRegion)
    return (
      <Dialog title={words.issue} onClose={onClose}>
        <NoRegions />
      </Dialog>
    )
  if (regions.length === 0) return null
  return (
    <FormDialog
      title={words.issue}
      draftKey="gift-card"
      fields={[
        {
          name: "region_id",
          kind: "select",
          label: words.region,
          required: true,
          half: true,
          options: regions,
        },
        {
          name: "value",
          kind: "money",
          label: words.value,
          required: true,
          half: true,
          depends: ({ region_id }) => ({
            currency: regions.find(({ value }) => value === region_id)?.currency ?? "",
          }),
        },
        { name: "ends_at", kind: "time", label: words.ends },
      ]}
      submit={words.issue}
      send={async (client, { region_id, value, ends_at }) => {
        const currency = regions.find((region) => region.value === region_id)?.currency ?? ""
        const amount = parseMoney(value, currency)
        if (amount === undefined) throw new Error(t.form.money)
        const { gift_card } = await client.admin.giftCards.create({
          region_id,
          value: amount,
          ends_at: parseTime(ends_at),
        })
        await navigate(`/a/gift-cards/${gift_card.id}`)
      }}
      done={words.issueDone}
      onClose={onClose}
    />
  )
}
