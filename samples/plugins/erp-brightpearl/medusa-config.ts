import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/erp-brightpearl",
      options: {
        account: process.env["BRIGHTPEARL_ACCOUNT"],
        channel_id: process.env["BRIGHTPEARL_CHANNEL_ID"],
        backend_url: process.env["BRIGHTPEARL_BACKEND_URL"],
        event_owner: process.env["BRIGHTPEARL_EVENT_OWNER"],
        warehouse: process.env["BRIGHTPEARL_WAREHOUSE"],
        client_id: process.env["BRIGHTPEARL_CLIENT_ID"],
        client_secret: process.env["BRIGHTPEARL_CLIENT_SECRET"],
        developer_reference: process.env["BRIGHTPEARL_DEVELOPER_REFERENCE"],
        webhook_secret: process.env["BRIGHTPEARL_WEBHOOK_SECRET"],
      },
    },
    // endregion
  ],
})
