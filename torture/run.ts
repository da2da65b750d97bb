/**
 * Does to a shop of its own what must not hurt it, and checks what is left in the database:
 *   npm run torture                    everything
 *   npm run torture -- R1 S4           some
 *   npm run torture -- --seed 7 --minutes 5
 */
import { channelLeaks } from "./channel-leaks.ts"
import { closedAdmin } from "./closed-admin.ts"
import { crowdedCart } from "./crowded-cart.ts"
import { costlyBodies } from "./costly-bodies.ts"
import { eventCrashes } from "./event-crashes.ts"
import { crowds } from "./crowds.ts"
import { foreignIds } from "./foreign-ids.ts"
import { guessing } from "./guessing.ts"
import { hostileFiles } from "./hostile-files.ts"
import { hostileText } from "./hostile-text.ts"
import { killDatabase } from "./kill-database.ts"
import { killServer } from "./kill-server.ts"
import { lastUnits, lastUnitsOfManyPlaces } from "./last-units.ts"
import { lifecycles } from "./lifecycles.ts"
import { limitedOffers } from "./limited-offers.ts"
import { lostStatements } from "./lost-statements.ts"
import { malformedInputs } from "./malformed-inputs.ts"
import { oneTimeTokens } from "./one-time-tokens.ts"
import { oddPaths } from "./odd-paths.ts"
import { listedOrigins } from "./origins.ts"
import { productionSecrets } from "./production-secrets.ts"
import { quietLogs } from "./quiet-logs.ts"
import { sameCart } from "./same-cart.ts"
import { repeatedKeys } from "./repeated-keys.ts"
import { repeatedPayments } from "./repeated-payments.ts"
import { sameAnswers } from "./same-answers.ts"
import { seededRandom, type TortureTest } from "./test.ts"
import { totalsAgree } from "./totals-agree.ts"
import { tokens } from "./tokens.ts"
import { unknownKeys } from "./unknown-keys.ts"

const tests: readonly TortureTest[] = [
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
  lifecycles,
  eventCrashes,
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
]

const args = process.argv.slice(2)
const option = (name: string, fallback: number) => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(args.splice(at, 2)[1])
}
const seed = option("seed", Date.now() % 1_000_000)
const minutes = option("minutes", 2)
const wanted = args.map((name) => name.toUpperCase())
const unknown = wanted.filter((name) => !tests.some(({ id }) => id === name))
if (unknown.length > 0) {
  console.error(`There is no test ${unknown.join(", ")}. Known: ${tests.map(({ id }) => id).join(", ")}`)
  process.exit(2)
}

let failed = 0
for (const test of tests.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
  if (!(await runOne(test))) failed++
process.exit(failed === 0 ? 0 : 1)

async function runOne(test: TortureTest): Promise<boolean> {
  const breaches: string[] = []
  const figures: string[] = []
  const started = performance.now()
  try {
    await test.run({
      seed,
      minutes,
      random: seededRandom(seed),
      breach: (what) => void breaches.push(what),
      figure: (name, value) => void figures.push(`${name} ${value}`),
    })
  } catch (error) {
    breaches.push(`stopped: ${String((error as Error).stack ?? error)}`)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const verdict = breaches.length === 0 ? "ok  " : "FAIL"
  console.log(
    `${verdict} ${test.id.padEnd(4)}${test.title}  ${seconds} s, seed ${seed}${figures.map((f) => `, ${f}`).join("")}`,
  )
  for (const breach of breaches.slice(0, 10)) console.log(`       ${breach}`)
  if (breaches.length > 10) console.log(`       ... ${breaches.length - 10} more`)
  return breaches.length === 0
}
