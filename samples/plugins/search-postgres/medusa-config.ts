import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    {
      resolve: "@stheno/search-postgres",
      options: { languages: ["english"] },
    },
  ],
})
