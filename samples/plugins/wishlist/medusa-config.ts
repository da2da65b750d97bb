import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/wishlist",
      options: { jwt_secret: process.env["WISHLIST_JWT"] },
    },
  ],
})
