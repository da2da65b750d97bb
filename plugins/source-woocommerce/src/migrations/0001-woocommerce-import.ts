import type { MigrationDefinition } from "@stheno/core"
import { importTables } from "@stheno/source-kit"

const tables: MigrationDefinition = importTables("woocommerce")

export default tables
