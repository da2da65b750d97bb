import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/notification-slack",
      options: {
        slack_url: process.env["SLACK_WEBHOOK_URL"],
        admin_orders_url: process.env["SLACK_ADMIN_ORDERS_URL"],
        show_discount_code: true,
      },
    },
    // endregion
  ],
})
