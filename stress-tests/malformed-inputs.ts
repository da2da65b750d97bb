import { sql } from "kysely"
import { entities } from "@stheno/core/internal/entities.ts"
import type { Operation } from "@stheno/core/host"
import { operationsOf } from "./every-operation.ts"
import { malformer } from "./malformed.ts"
import { createReplyJudge, type ReplyJudge } from "./replies.ts"
import { openShop, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"
import { createTwoCustomers } from "./two-customers.ts"

const wantedPerOperation = 1_000
const senders = 4

/** S3: nothing that a caller can send makes the server stumble or answer something undocumented. */
export const malformedInputs: TortureTest = {
  id: "S3",
  title: "malformed inputs to every operation, replies held against the OpenAPI documents",
  async run(context) {
    const unforeseen = new Set<string>()
    const shop = await openShop({
      onError: (error) => unforeseen.add(String(error).split("\n").slice(0, 3).join("\n")),
    })
    try {
      const two = await createTwoCustomers(shop)
      const judge = await createReplyJudge(shop)
      const operations = [...operationsOf("store"), ...operationsOf("admin")]
      const runs: Run[] = []
      for (const operation of operations)
        runs.push({
          operation,
          make: malformer(operation, await idsFor(shop, operation)),
          headers: operation.area === "admin" ? shop.adminHeaders : two.eve.headers,
        })
      const times = await sendAll(shop, runs, judge, context)
      for (const error of unforeseen) context.breach(error)
      report(times, operations.length, context)
    } finally {
      await shop.close()
    }
  },
}

interface Run {
  readonly operation: Operation
  readonly make: ReturnType<typeof malformer>
  readonly headers: Readonly<Record<string, string>>
}

/** Ids of what the operation is about, so that some requests get past looking it up. */
async function idsFor(shop: Shop, { response }: Operation): Promise<string[]> {
  const fields = response.kind === "json" ? Object.values(response.properties) : []
  const named = fields.flatMap((field) => ("entity" in field ? [field.entity] : []))
  const found: string[] = []
  for (const name of response.kind === "resource" ? [response.entity] : named) {
    const table = entities[name]?.table
    if (!table) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 20`.execute(
      shop.engine.db,
    )
    found.push(...rows.flatMap(({ id }) => (typeof id === "string" ? [id] : [])))
  }
  return found
}

/** Rounds over all operations until each had its share or the time is up. Gives the milliseconds of each call. */
async function sendAll(
  shop: Shop,
  runs: readonly Run[],
  judge: ReplyJudge,
  context: TortureContext,
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const send = async () => {
    for (let mine = next++; mine < runs.length * wantedPerOperation; mine = next++) {
      if (context.isOver()) return
      times.push(await sendOne(shop, runs[mine % runs.length]!, judge, context))
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  return times
}

const told = new Set<string>()

async function sendOne(shop: Shop, run: Run, judge: ReplyJudge, context: TortureContext): Promise<number> {
  const { path, body, headers, isElsewhere } = run.make(context.random)
  const { method } = run.operation
  const started = performance.now()
  const answer = await shop.send(method, path, { text: body, headers: { ...run.headers, ...headers } })
  const took = performance.now() - started
  const type = answer.headers.get("content-type") ?? ""
  const fault =
    answer.status >= 500
      ? `${answer.status}`
      : isElsewhere
        ? undefined
        : judge(run.operation, { status: answer.status, type, text: answer.text })
  const what = `${method} ${run.operation.path}: ${fault}`
  if (fault && !told.has(what)) {
    told.add(what)
    context.breach(
      `${what}\n         ${path.slice(0, 200)} ${body?.slice(0, 500) ?? ""} ${answer.text.slice(0, 150)}`,
    )
  }
  return took
}

function report(times: number[], operations: number, { breach, figure }: TortureContext): void {
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  figure("operations", operations)
  figure("calls", times.length)
  figure("each", outOf(Math.floor(times.length / operations), wantedPerOperation))
  figure("p99 ms", Math.round(p99))
  figure("slowest ms", Math.round(times.at(-1) ?? 0))
  if (p99 > 1_000) breach(`p99 is ${Math.round(p99)} ms`)
}
