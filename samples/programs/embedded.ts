// region postgres
import { startEmbeddedPostgres } from "@stheno/server"

const postgres = await startEmbeddedPostgres({
  dataDir: process.env["DATA_DIR"] ?? ".stheno",
})
console.log(new URL(postgres.url).pathname)
await postgres.stop()
// endregion
