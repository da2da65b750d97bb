import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/search-algolia",
      options: {
        applicationId: process.env["ALGOLIA_APP_ID"],
        adminApiKey: process.env["ALGOLIA_ADMIN_API_KEY"],
        settings: {
          products: {
            indexSettings: {
              searchableAttributes: [
                "title",
                "description",
                "variant_sku",
                "tags_value",
              ],
              attributesToRetrieve: [
                "title",
                "description",
                "thumbnail",
                "handle",
                "type_value",
              ],
              attributesForFaceting: [
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
