import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/ip-lookup",
      options: { access_token: process.env["IPSTACK_ACCESS_KEY"] },
    },
    // endregion
  ],
})
