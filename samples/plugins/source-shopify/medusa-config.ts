import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/source-shopify",
      options: {
        domain: process.env["SHOPIFY_DOMAIN"],
        access_token: process.env["SHOPIFY_ACCESS_TOKEN"],
      },
    },
    // endregion
  ],
})
