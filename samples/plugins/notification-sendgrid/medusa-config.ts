import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/notification-sendgrid",
      options: {
        api_key: process.env["SENDGRID_API_KEY"],
        from: process.env["SENDGRID_FROM"],
        order_placed_template: process.env["SENDGRID_ORDER_PLACED_ID"],
        localization: {
          "de-DE": {
            order_placed_template: process.env["SENDGRID_ORDER_PLACED_ID_DE"],
          },
        },
      },
    },
    // endregion
  ],
})
