import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/discount-generator",
      options: { customer_codes: ["WELCOME"] },
    },
    // endregion
  ],
})
