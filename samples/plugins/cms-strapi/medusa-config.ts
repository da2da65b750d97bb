import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/cms-strapi",
      options: {
        strapi_protocol: process.env["STRAPI_PROTOCOL"],
        strapi_host: process.env["STRAPI_SERVER_HOSTNAME"],
        strapi_port: process.env["STRAPI_PORT"],
        strapi_api_token: process.env["STRAPI_API_TOKEN"],
        strapi_secret: process.env["STRAPI_SECRET"],
        preview_url: process.env["STRAPI_PREVIEW_URL"],
      },
    },
    // endregion
  ],
})
