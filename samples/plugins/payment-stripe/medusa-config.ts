import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/payment-stripe",
      options: {
        api_key: process.env["STRIPE_API_KEY"],
        webhook_secret: process.env["STRIPE_WEBHOOK_SECRET"],
      },
    },
    // endregion
  ],
})
