import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/wishlist",
      options: { jwt_secret: process.env["WISHLIST_JWT"] },
    },
    // endregion
  ],
})
