import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/product-reviews",
      options: { auto_approve: "verified" },
    },
    // endregion
  ],
})
