import { defineErrors } from "../../../platform/kernel/errors.ts"

export const publishableKeyErrors = defineErrors("publishable-keys", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Publishable key with id: ${id} was not found`,
    when: "No publishable key has this ID.",
    fix: "List the publishable keys and use the ID of one of them.",
  },
  revoked_already: {
    type: "not_allowed",
    message: () => "PublishableApiKey has already been revoked.",
    when: "The publishable API key has been revoked already.",
    fix: "No further step is needed.",
  },
})
