import { operationsOf } from "./every-operation.ts"
import { placesOf, type Attempt, type Place } from "./hostile-places.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"
import type { Operation } from "@stheno/core/host"

const attacks = [
  `'`,
  `"`,
  `'; drop table "order"; --`,
  `" or 1=1 --`,
  `\\`,
  `$1`,
  `%s%n`,
  `1); select pg_sleep(5); --`,
  `id" from "user"; --`,
  `{"$gt":""}`,
  "constructor",
  "__proto__",
  "../../etc/passwd",
  "-1",
  "9999999999999999999999",
  "NaN",
  "é\u0301\u202e🜏",
]

/**
 * Texts that mean nothing to SQL; what comes twice may find what came before. A time is among them, since JavaScript
 * reads one in many texts, `$1` for example, and a name with a dot, which is one of a relation's column.
 */
const harmless = ["harmless", "harmless", "harmless.text", "2020-01-01"]

/** Numbers and names that a parameter may take reach other statements than a text that is neither. */
const isPlain = (text: string) => /^[-\w]+$/.test(text)

/** S4: text that means something to SQL means nothing to us. */
export const hostileText: TortureTest = {
  id: "S4",
  title: "SQL metacharacters in every parameter, sort, filter, fields, expand, body and header",
  async run(context) {
    const recorder = createRecorder()
    const shop = await openShop({ onQuery: recorder.note })
    try {
      const trial: Trial = { shop, recorder, context, counts: { calls: 0, compared: 0 } }
      const operations = [...operationsOf("store"), ...operationsOf("admin")]
      for (const operation of inTime(operations, "operations", context))
        for (const place of placesOf(operation, operation.area === "admin" ? shop.adminHeaders : {}))
          await attackAt(trial, operation, place)
      const tables = await shop.engine.db.introspection.getTables()
      if (tables.length < 100) context.breach(`only ${tables.length} tables are left`)
      context.figure("calls", trial.counts.calls)
      context.figure("statements compared with those of harmless texts", trial.counts.compared)
      context.figure("different statements", recorder.texts.size)
    } finally {
      await shop.close()
    }
  },
}

interface Trial {
  readonly shop: Shop
  readonly recorder: ReturnType<typeof createRecorder>
  readonly context: TortureContext
  readonly counts: { calls: number; compared: number }
}

/** Keeps the texts of statements. Lists of parameters count as one: how many there are is no text of a caller's. */
function createRecorder() {
  const texts = new Set<string>()
  let current: string[] = []
  return {
    texts,
    note: (text: string) => {
      const shape = text.replace(/\$\d+(?:\s*,\s*\$\d+)*/g, "$…")
      texts.add(shape)
      current.push(shape)
    },
    async during(work: () => Promise<unknown>): Promise<readonly string[]> {
      current = []
      await work()
      return current
    },
  }
}

/** The statements that an attack brings about must all be known from harmless texts at the same place. */
async function attackAt(trial: Trial, operation: Operation, place: Place): Promise<void> {
  const { context, counts } = trial
  const known = new Set<string>()
  const learn = async () => {
    for (const text of harmless)
      for (const seen of await send(trial, operation, place.attempt(text))) known.add(seen)
  }
  await learn()
  for (const attack of attacks) {
    const seen = await send(trial, operation, place.attempt(attack))
    if (isPlain(attack)) continue
    counts.compared += seen.length
    if (seen.every((text) => known.has(text))) continue
    // What earlier attacks left behind may lead harmless texts elsewhere, too.
    await learn()
    for (const text of seen.filter((text) => !known.has(text)))
      context.breach(
        `${operation.method} ${operation.path}, ${place.name}: ${attack} changes a statement: ${text.slice(0, 300)}`,
      )
  }
}

async function send(trial: Trial, operation: Operation, attempt: Attempt): Promise<readonly string[]> {
  const { shop, recorder, context, counts } = trial
  const { path, body, headers } = attempt
  counts.calls++
  return recorder.during(async () => {
    const answer = await shop.send(operation.method, path, { body, headers })
    if (answer.status >= 500)
      context.breach(
        `${operation.method} ${path.slice(0, 120)}: ${answer.status} ${answer.text.slice(0, 120)}`,
      )
  })
}
