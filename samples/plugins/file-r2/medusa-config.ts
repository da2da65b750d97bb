import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/file-s3",
      options: {
        endpoint: process.env["R2_ENDPOINT"],
        s3_url: process.env["R2_PUBLIC_URL"],
        bucket: process.env["R2_BUCKET"],
        private_bucket: process.env["R2_PRIVATE_BUCKET"],
        access_key_id: process.env["R2_ACCESS_KEY_ID"],
        secret_access_key: process.env["R2_SECRET_ACCESS_KEY"],
      },
    },
    // endregion
  ],
})
