import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/file-s3",
      options: {
        endpoint: process.env["SPACE_ENDPOINT"],
        bucket: process.env["SPACE_BUCKET"],
        access_key_id: process.env["SPACE_ACCESS_KEY_ID"],
        secret_access_key: process.env["SPACE_SECRET_ACCESS_KEY"],
        spaces_url: process.env["SPACE_URL"],
      },
    },
    // endregion
  ],
})
