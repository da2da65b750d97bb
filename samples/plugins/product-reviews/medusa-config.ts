import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/product-reviews",
      options: { auto_approve: "verified" },
    },
  ],
})
