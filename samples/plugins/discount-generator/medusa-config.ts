import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/discount-generator",
      options: { customer_codes: ["WELCOME"] },
    },
  ],
})
