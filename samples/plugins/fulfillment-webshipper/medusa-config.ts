import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/fulfillment-webshipper",
      options: {
        account: process.env["WEBSHIPPER_ACCOUNT"],
        api_token: process.env["WEBSHIPPER_API_TOKEN"],
        order_channel_id: process.env["WEBSHIPPER_ORDER_CHANNEL_ID"],
        webhook_secret: process.env["WEBSHIPPER_WEBHOOK_SECRET"],
        return_address: {
          company_name: "Halcyon",
          address_1: "Havnegade 1",
          zip: "8000",
          city: "Aarhus",
          country_code: "DK",
        },
      },
    },
    // endregion
  ],
})
