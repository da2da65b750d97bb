import type { BatchStrategy } from "../batch-jobs/index.ts"

/** The kinds of batch jobs that come along: imports and exports as CSV files. */
export const transferStrategies: readonly BatchStrategy[] = []
