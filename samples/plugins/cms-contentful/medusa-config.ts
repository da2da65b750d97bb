import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/cms-contentful",
      options: {
        space_id: process.env["CONTENTFUL_SPACE_ID"],
        access_token: process.env["CONTENTFUL_ACCESS_TOKEN"],
        environment: process.env["CONTENTFUL_ENV"],
        webhook_secret: process.env["CONTENTFUL_WEBHOOK_SECRET"],
        preview_url: process.env["CONTENTFUL_PREVIEW_URL"],
      },
    },
    // endregion
  ],
})
