import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/payment-klarna",
      options: {
        url: process.env["KLARNA_URL"],
        user: process.env["KLARNA_USER"],
        password: process.env["KLARNA_PASSWORD"],
        backend_url: process.env["KLARNA_BACKEND_URL"],
      },
    },
    // endregion
  ],
})
