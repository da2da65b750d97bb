import { defineErrors } from "../../../platform/kernel/errors.ts"

export const notificationErrors = defineErrors("notifications", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Notification with id: ${id} was not found.`,
    when: "No notification has this ID.",
    fix: "List the notifications and use the ID of one of them.",
  },
  provider_not_found: {
    type: "not_found",
    message: (id: string) => `Could not find a notification provider with id: ${id}.`,
    when: "The notification's provider is no longer installed on the server.",
    fix: "Install the provider again.",
  },
  not_repeatable: {
    type: "not_allowed",
    message: (id: string) => `Notification with id: ${id} cannot be sent again.`,
    when: "The message contained a secret, such as a password reset link, or the resource it is about no longer exists.",
    fix: "Trigger the message again, for example by requesting another password reset.",
  },
  unclear: {
    type: "conflict",
    message: () => "It is unknown whether the message was sent. Send it under a new key to send it again.",
    when: "The request to resend was repeated with its `Idempotency-Key` after the server stopped while the provider was sending, so it is unknown whether the message was sent.",
    fix: "Check with the recipient or in the provider's log; if the message is missing, send the request with a new `Idempotency-Key`.",
  },
})
