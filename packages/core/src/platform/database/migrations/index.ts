import { initial } from "./0001-initial.ts"
import { stheno } from "./0002-stheno.ts"
import { paymentCalls } from "./0003-payment-calls.ts"
import { batchJobs } from "./0004-batch-jobs.ts"
import { newestFirst } from "./0005-newest-first.ts"
import { listsWithoutSorting } from "./0006-lists-without-sorting.ts"
import { priceSets } from "./0007-price-sets.ts"
import { tableChanges } from "./0008-table-changes.ts"
import { swapRefunds } from "./0009-swap-refunds.ts"
import { outboxLeases } from "./0010-outbox-leases.ts"
import { imageOrder } from "./0011-image-order.ts"
import { disabledCards } from "./0012-disabled-cards.ts"
import { openRefunds } from "./0013-open-refunds.ts"
import { growth } from "./0014-growth.ts"
import { changesOfMoreTables } from "./0015-changes-of-more-tables.ts"
import { variantsOfAMoment } from "./0016-variants-of-a-moment.ts"
import { batchesOfAJob } from "./0017-batches-of-a-job.ts"
import { lockLeases } from "./0018-lock-leases.ts"
import { priceListTimes } from "./0019-price-list-times.ts"
import { largeStores } from "./0020-large-stores.ts"
import { metDifferences } from "./0021-met-differences.ts"
import { changedOrderTotals } from "./0022-changed-order-totals.ts"
import { unpaidOrders } from "./0023-unpaid-orders.ts"
import type { Migration } from "../migration.ts"

/** Every migration, in the order they apply. The first one describes a v1.20 database. */
export const migrations: readonly Migration[] = [
  initial,
  stheno,
  paymentCalls,
  batchJobs,
  newestFirst,
  listsWithoutSorting,
  priceSets,
  tableChanges,
  swapRefunds,
  outboxLeases,
  imageOrder,
  disabledCards,
  openRefunds,
  growth,
  changesOfMoreTables,
  variantsOfAMoment,
  batchesOfAJob,
  lockLeases,
  priceListTimes,
  largeStores,
  metDifferences,
  changedOrderTotals,
  unpaidOrders,
]
