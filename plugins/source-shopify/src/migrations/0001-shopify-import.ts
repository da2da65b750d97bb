import type { MigrationDefinition } from "@stheno/core"
import { importTables } from "@stheno/source-kit"

const tables: MigrationDefinition = importTables("shopify")

export default tables
