import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/payment-paypal",
      options: {
        sandbox: process.env["PAYPAL_SANDBOX"],
        client_id: process.env["PAYPAL_CLIENT_ID"],
        client_secret: process.env["PAYPAL_CLIENT_SECRET"],
        auth_webhook_id: process.env["PAYPAL_AUTH_WEBHOOK_ID"],
        return_url: `${process.env["STOREFRONT_URL"]}/api/checkout/return`,
      },
    },
    // endregion
  ],
})
