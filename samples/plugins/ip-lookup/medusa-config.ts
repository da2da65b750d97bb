import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/ip-lookup",
      options: { access_token: process.env["IPSTACK_ACCESS_KEY"] },
    },
  ],
})
