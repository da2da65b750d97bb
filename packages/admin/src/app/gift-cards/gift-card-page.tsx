import type { AdminGiftCardsRes, AdminGiftCardsSelection, Answer, GiftCard } from "@stheno/js-client"
import { adminGiftCardKeys, useAdminGiftCard } from "@stheno/medusa-react"
import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime, parseTime } from "../format/dates.ts"
import { formatMoney, moneyText, parseMoney } from "../format/money.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { withProperties } from "../kit/optimistic.ts"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { GiftCardBadge } from "./gift-card-badge.tsx"

const words = t.giftCards
const back = { to: "/a/gift-cards", label: words.title }

type ShownGiftCard = Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>["gift_card"]

/** An issued gift card. */
export function GiftCardPage() {
  const { id = "" } = useParams()
  const { gift_card: card, error } = useAdminGiftCard(id)
  return (
    <Loaded data={card} error={error} back={back}>
      {(shown) => <GiftCardDetails card={shown} />}
    </Loaded>
  )
}

function GiftCardDetails({ card }: { card: ShownGiftCard }) {
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const { id, code, is_disabled, region, order } = card
  const currency = region?.currency_code ?? ""
  const toggle = useAction<boolean>(
    (client, disabled) => client.admin.giftCards.update(id, { is_disabled: disabled }),
    {
      done: (disabled) => (disabled ? words.disableDone : words.enableDone),
      optimistic: withProperties<GiftCard, boolean>(adminGiftCardKeys.all, { id }, (disabled) => ({
        is_disabled: disabled,
      })),
    },
  )
  const versionOf = (parts: (shown: ShownGiftCard) => unknown) =>
    versionOfParts(card, parts, async (client) => (await client.admin.giftCards.retrieve(id)).gift_card)
  return (
    <>
      <PageHead
        title={code}
        back={back}
        beside={<GiftCardBadge card={card} />}
        actions={
          <>
            <Button onClick={() => toggle.mutate(!is_disabled)}>
              {is_disabled ? words.enable : words.disable}
            </Button>
            <ActionMenu
              label={menuLabel(code)}
              actions={[
                { label: words.edit, icon: Pencil, open: () => setEditing(true) },
                {
                  label: words.delete,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ code }),
                    text: words.deleteText,
                    label: words.delete,
                  },
                  send: (client) => client.admin.giftCards.delete(id),
                  done: words.deleteDone,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <Zone zone="custom_gift_card.before" giftCard={card} />
      <Section title={words.details}>
        <div className="facts-wide">
          <Facts
            facts={[
              [words.balance, formatMoney(card.balance, currency)],
              [words.value, formatMoney(card.value, currency)],
              [words.region, region?.name],
              [words.order, order && <Link to={`/a/orders/${order.id}`}>#{order.display_id}</Link>],
              [words.created, formatTime(card.created_at)],
              [words.ends, card.ends_at ? formatTime(card.ends_at) : words.never],
            ]}
          />
        </div>
      </Section>
      <MetadataSection
        of={id}
        metadata={card.metadata}
        send={(client, metadata) => client.admin.giftCards.update(id, { metadata })}
        version={versionOf(({ metadata }) => metadata)}
      />
      <Zone zone="custom_gift_card.after" giftCard={card} />
      {isEditing && (
        <FormDialog
          title={words.edit}
          draftKey={`edit-gift-card ${id}`}
          fields={[
            {
              name: "balance",
              kind: "money",
              max: card.value,
              label: words.balance,
              currency,
              required: true,
            },
            { name: "ends_at", kind: "time", label: words.ends },
          ]}
          initial={{ balance: moneyText(card.balance, currency), ends_at: card.ends_at ?? "" }}
          version={versionOf(({ balance, ends_at }) => [balance, ends_at])}
          submit={t.common.save}
          send={(client, { balance, ends_at }) =>
            client.admin.giftCards.update(id, {
              balance: parseMoney(balance, currency) ?? null,
              ends_at: parseTime(ends_at),
            })
          }
          done={t.common.saved}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
