import { defineErrors } from "../../../platform/kernel/errors.ts"

export const analyticsErrors = defineErrors("analytics", {
  config_not_found: {
    type: "not_found",
    message: (userId: string) => `No analytics config found for user with id: ${userId}`,
    when: "The signed-in user has no analytics configuration yet.",
    fix: "Create one with `POST /admin/analytics-configs`.",
  },
})
