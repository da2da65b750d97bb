import { text, type Letter } from "./letter.ts"
import type { MailName, MailProps } from "./mail-data.ts"
import * as orders from "./order-letters.ts"

/** The built-in templates. */
export const letters: { readonly [N in MailName]: (props: MailProps<N>) => Letter } = {
  "order-placed": orders.orderPlaced,
  "order-canceled": orders.orderCanceled,
  "order-shipped": orders.orderShipped,
  "return-requested": (props) => orders.returned("return-requested", props),
  "return-received": (props) => orders.returned("return-received", props),
  "order-refunded": orders.refunded,
  "order-edit-requested": orders.orderEditRequested,
  "swap-created": orders.swapCreated,
  "claim-created": orders.claimCreated,
  "orders-claimed": ordersClaimed,
  "gift-card-created": giftCardCreated,
  "customer-password-reset": passwordReset,
  "user-password-reset": passwordReset,
  "invite-created": inviteCreated,
  restocked,
}

/** A link that moves orders without an account to one. */
function ordersClaimed({ display_ids, url, store, t }: MailProps<"orders-claimed">): Letter {
  const values = {
    store: store.name,
    count: display_ids.length,
    numbers: display_ids.map((id) => `#${id}`).join(", "),
  }
  return {
    subject: t("orders-claimed.subject", values),
    title: t("orders-claimed.title", values),
    blocks: [
      text(t("orders-claimed.text", values)),
      { kind: "link", label: t("orders-claimed.link", values), url },
      text(t("orders-claimed.otherwise", values)),
    ],
  }
}

/** A gift card that somebody bought. */
function giftCardCreated({ code, value, currency_code, t, money }: MailProps<"gift-card-created">): Letter {
  const amount = money(value, currency_code)
  return {
    subject: t("gift-card-created.subject", { amount }),
    title: t("gift-card-created.title", { amount }),
    blocks: [
      text(t("gift-card-created.text", { amount })),
      { kind: "code", label: t("gift-card-created.code"), code },
    ],
  }
}

/** A link that sets a new password. */
function passwordReset({ url, store, t }: MailProps<"user-password-reset">): Letter {
  const values = { store: store.name }
  return {
    subject: t("password-reset.subject", values),
    title: t("password-reset.title", values),
    blocks: [
      text(t("password-reset.text", values)),
      { kind: "link", label: t("password-reset.link"), url },
      text(t("password-reset.otherwise", values)),
    ],
  }
}

/** An invitation to work in the store. */
function inviteCreated({ url, store, t }: MailProps<"invite-created">): Letter {
  const values = { store: store.name }
  return {
    subject: t("invite-created.subject", values),
    title: t("invite-created.title", values),
    blocks: [text(t("invite-created.text", values)), { kind: "link", label: t("invite-created.link"), url }],
  }
}

/** A product that can be bought again. */
function restocked({ name, url, t }: MailProps<"restocked">): Letter {
  return {
    subject: t("restocked.subject", { name }),
    title: t("restocked.title", { name }),
    blocks: [text(t("restocked.text", { name })), { kind: "link", label: t("restocked.link"), url }],
  }
}
