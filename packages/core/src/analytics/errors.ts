import { defineErrors } from "../kernel/errors.ts"

export const analyticsErrors = defineErrors("analytics", {
  config_not_found: {
    type: "not_found",
    message: (userId: string) => `No analytics config found for user with id: ${userId}`,
    when: "The logged-in user has not said yet whether actions in the admin may be measured.",
    fix: "Send the decision with `POST /admin/analytics-configs`.",
  },
})
