import { defineErrors } from "../kernel/errors.ts"

export const notificationErrors = defineErrors("notifications", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Notification with id: ${id} was not found.`,
    when: "No notification has this id.",
    fix: "List the notifications and use the id of one of them.",
  },
  provider_not_found: {
    type: "not_found",
    message: (id: string) => `Could not find a notification provider with id: ${id}.`,
    when: "A notification is sent again whose provider the server no longer has.",
    fix: "Install the provider again.",
  },
  not_repeatable: {
    type: "not_allowed",
    message: (id: string) => `Notification with id: ${id} cannot be sent again.`,
    when: "A message is sent again that held a secret, e.g. a link to a new password, or whose subject is gone.",
    fix: "Do again what the message was about, e.g. ask for another link.",
  },
  unclear: {
    type: "conflict",
    message: () => "It is unknown whether the message was sent. Send it under a new key to send it again.",
    when: "A request to send a message again is repeated under its `Idempotency-Key` after the server died while the provider was sending.",
    fix: "Ask the recipient, or look at the provider's log; send the message under a new `Idempotency-Key` if it is missing.",
  },
})
