import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/file-s3",
      options: {
        s3_url: process.env["S3_URL"],
        bucket: process.env["S3_BUCKET"],
        region: process.env["S3_REGION"],
        access_key_id: process.env["S3_ACCESS_KEY_ID"],
        secret_access_key: process.env["S3_SECRET_ACCESS_KEY"],
        acl: false,
      },
    },
    // endregion
  ],
})
