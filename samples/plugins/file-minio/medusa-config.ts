import { defineConfig } from "@stheno/core"

export default defineConfig({
  plugins: [
    // region plugin
    {
      resolve: "@stheno/file-s3",
      options: {
        endpoint: process.env["MINIO_ENDPOINT"],
        bucket: process.env["MINIO_BUCKET"],
        access_key_id: process.env["MINIO_ACCESS_KEY"],
        secret_access_key: process.env["MINIO_SECRET_KEY"],
        private_bucket: process.env["MINIO_PRIVATE_BUCKET"],
      },
    },
    // endregion
  ],
})
