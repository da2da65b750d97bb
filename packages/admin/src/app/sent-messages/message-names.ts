import { t } from "../messages/index.ts"

const words = t.sentMessages

/** The name of a message. */
export type MessageName = keyof typeof words.names

/** The names of messages, in the order of the emails. */
export const messageNames = Object.keys(words.names) as readonly MessageName[]

/** The events that send each message. */
export const eventsOfMessages: Readonly<Record<MessageName, readonly string[]>> = {
  "order-placed": ["order.placed"],
  "order-canceled": ["order.canceled"],
  "order-shipped": ["order.shipment_created", "swap.shipment_created", "claim.shipment_created"],
  "return-requested": ["order.return_requested"],
  "return-received": ["order.items_returned", "swap.received"],
  "order-refunded": ["order.refund_created"],
  "order-edit-requested": ["order-edit.requested"],
  "swap-created": ["swap.created"],
  "claim-created": ["claim.created"],
  "orders-claimed": ["order-update-token.created"],
  "gift-card-created": ["gift_card.created"],
  "customer-password-reset": ["customer.password_reset"],
  "user-password-reset": ["user.password_reset"],
  "invite-created": ["invite.created"],
  restocked: ["restock-notification.restocked"],
}

/** What a message is called; one of another event is named after the event. */
export function messageTitle(event: string | null): string {
  if (event === null) return words.message
  const name = messageNames.find((each) => eventsOfMessages[each].includes(event))
  return name ? words.names[name] : event
}

/** The events of a choice of the filter: those of a message, or one that was typed. */
export function eventsOf(chosen: string): readonly string[] {
  const name = messageNames.find((each) => each === chosen)
  return name ? eventsOfMessages[name] : [chosen]
}
