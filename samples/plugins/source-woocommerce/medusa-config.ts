import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/source-woocommerce",
      options: {
        url: process.env["WOOCOMMERCE_URL"],
        consumer_key: process.env["WOOCOMMERCE_CONSUMER_KEY"],
        consumer_secret: process.env["WOOCOMMERCE_CONSUMER_SECRET"],
      },
    },
    // endregion
  ],
})
