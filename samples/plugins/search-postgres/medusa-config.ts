import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/search-postgres",
      options: { languages: ["english"] },
    },
    // endregion
  ],
})
