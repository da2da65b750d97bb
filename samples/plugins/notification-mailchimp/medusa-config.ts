import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/notification-mailchimp",
      options: {
        api_key: process.env["MAILCHIMP_API_KEY"],
        newsletter_list_id: process.env["MAILCHIMP_NEWSLETTER_LIST_ID"],
      },
    },
    // endregion
  ],
})
