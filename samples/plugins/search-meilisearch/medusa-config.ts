import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/search-meilisearch",
      options: {
        config: {
          host: process.env["MEILISEARCH_HOST"],
          apiKey: process.env["MEILISEARCH_API_KEY"],
        },
        settings: {
          products: {
            indexSettings: {
              searchableAttributes: [
                "title",
                "description",
                "variant_sku",
                "tags_value",
              ],
              displayedAttributes: [
                "id",
                "title",
                "description",
                "thumbnail",
                "handle",
                "type_value",
              ],
              filterableAttributes: [
                "type_value",
                "tags_value",
                "variant_options_value",
              ],
            },
          },
        },
      },
    },
    // endregion
  ],
})
