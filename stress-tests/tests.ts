import { cachedAnswers } from "./cached-answers.ts"
import { callerAddresses } from "./caller-addresses.ts"
import { changedOffers } from "./changed-offers.ts"
import { channelLeaks } from "./channel-leaks.ts"
import { closedAdmin } from "./closed-admin.ts"
import { costlyBodies } from "./costly-bodies.ts"
import { crowdedCart } from "./crowded-cart.ts"
import { crowds } from "./crowds.ts"
import { endedTokens } from "./ended-tokens.ts"
import { eventCrashes } from "./event-crashes.ts"
import { expensiveRequests } from "./expensive-requests.ts"
import { foreignIds } from "./foreign-ids.ts"
import { foreignNames } from "./foreign-names.ts"
import { foreignReads } from "./foreign-reads.ts"
import { giftCardLives } from "./gift-card-lives.ts"
import { guessing } from "./guessing.ts"
import { hostileFiles } from "./hostile-files.ts"
import { hostileText } from "./hostile-text.ts"
import { killDatabase } from "./kill-database.ts"
import { killServer } from "./kill-server.ts"
import { lastUnits, lastUnitsOfManyPlaces } from "./last-units.ts"
import { lifecycles } from "./lifecycles.ts"
import { limitedOffers } from "./limited-offers.ts"
import { listedOrigins } from "./origins.ts"
import { lostStatements } from "./lost-statements.ts"
import { malformedInputs } from "./malformed-inputs.ts"
import { moneyInvariants } from "./money-invariants.ts"
import { oddPaths } from "./odd-paths.ts"
import { oneTimeTokens } from "./one-time-tokens.ts"
import { pooledFleet } from "./pooled-fleet.ts"
import { productionSecrets } from "./production-secrets.ts"
import { quietLogs } from "./quiet-logs.ts"
import { repeatedKeys } from "./repeated-keys.ts"
import { repeatedPayments } from "./repeated-payments.ts"
import { sameAnswers } from "./same-answers.ts"
import { sameCart } from "./same-cart.ts"
import { tokens } from "./tokens.ts"
import { totalsAgree } from "./totals-agree.ts"
import { unknownKeys } from "./unknown-keys.ts"
import { staleReads } from "./stale-reads.ts"
import type { TortureTest } from "./test.ts"

/** Every test, in the order of a whole run. */
export const tests: readonly TortureTest[] = [
  lastUnits,
  lastUnitsOfManyPlaces,
  sameCart,
  repeatedPayments,
  limitedOffers,
  killServer,
  killDatabase,
  crowdedCart,
  lostStatements,
  repeatedKeys,
  totalsAgree,
  moneyInvariants,
  lifecycles,
  eventCrashes,
  giftCardLives,
  pooledFleet,
  staleReads,
  cachedAnswers,
  changedOffers,
  expensiveRequests,
  closedAdmin,
  foreignIds,
  malformedInputs,
  hostileText,
  costlyBodies,
  unknownKeys,
  sameAnswers,
  oneTimeTokens,
  tokens,
  productionSecrets,
  guessing,
  channelLeaks,
  hostileFiles,
  oddPaths,
  listedOrigins,
  quietLogs,
  crowds,
  foreignReads,
  callerAddresses,
  foreignNames,
  endedTokens,
]
