import { takeChanges, type NotedChange } from "../change-log.ts"
import type { SampleOutcome, SampleRequest } from "../messages.ts"
import { eventsIn, shownIn, type ShopDatabase } from "../shop.ts"
import { printed } from "./printed.ts"
import { openSampleShop, type SampleGlobals } from "./sample-shop.ts"

/** A sample and where its modules come from. */
export interface SampleToRun {
  readonly db: ShopDatabase
  /** `carts/use-cart.ts` */
  readonly file: string
  /** the step to stop after */
  readonly region: string
  /** the step prints nothing: it ends with its code */
  readonly isSilent?: boolean | undefined
  /** makes what a module's sample begins with */
  readonly prepare?: (() => Promise<unknown>) | undefined
  readonly load: () => Promise<unknown>
}

/**
 * Runs a sample from its beginning to the end of one step, in a separate shop, and reports what the last step did.
 * @returns what it printed, sent, and changed
 */
export async function runSample(sample: SampleToRun): Promise<SampleOutcome> {
  const { db, file, prepare, load } = sample
  const shop = openSampleShop(db, file)
  const stage = setStage(sample, { answer: shop.answer, fresh: () => takeChanges(db) })
  shop.furnish(stage.globals)
  try {
    await prepare?.()
    await takeChanges(db)
    await stage.play(load)
    const { rows } = await takeChanges(db)
    return { ...stage.told(), ...sorted(rows) }
  } finally {
    await shop.close()
  }
}

/** A sample for a server elsewhere. */
export type SampleToSend = Pick<SampleToRun, "region" | "isSilent" | "load">

/**
 * Runs a sample from its beginning to the end of one step against a server elsewhere, with what the sample does there for
 * others: nothing is taken back.
 * @param base of the server, without a slash at the end
 * @throws Error where a step needs a mail
 */
export async function sendSample(
  sample: SampleToSend,
  base: string,
): Promise<Pick<SampleOutcome, "printed" | "requests">> {
  const { fetch } = globalThis
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === "GET" ? undefined : await request.blob()
    return fetch(base + pathname + search, { method, headers, ...(body?.size ? { body } : {}) })
  }
  const stage = setStage(sample, { answer, fresh: async () => undefined })
  Object.assign(globalThis, stage.globals, {
    onSampleAsked: async () => {
      throw new Error(
        `the next step needs a token that ${base} sent by mail. Only the shop in the page shows it.`,
      )
    },
  })
  try {
    await stage.play(sample.load)
    return stage.told()
  } finally {
    globalThis.fetch = fetch
  }
}

function sorted(rows: readonly NotedChange[]) {
  return { rows: shownIn(rows), events: eventsIn(rows) }
}

/** Where a sample plays. */
interface Scenery {
  readonly answer: (request: Request) => Promise<Response>
  /** Forgets what changed before the step. */
  readonly fresh: () => Promise<unknown>
}

/** What a sample meets: `fetch` leads into the shop, what it prints is kept, and after the step nothing moves. */
function setStage({ region, isSilent }: SampleToSend, { answer, fresh }: Scenery) {
  let lines: string[] = []
  let requests: SampleRequest[] = []
  let isFresh = false
  let isOver = false
  let end = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (isOver) return new Promise<never>(() => {})
    if (isFresh) await fresh()
    isFresh = false
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const response = await answer(request)
    requests.push({ method: request.method, path: pathname + search, status: response.status })
    return response
  }
  const finish = () => {
    isOver = true
    end()
  }
  const begin = () => {
    lines = []
    requests = []
    isFresh = true
  }
  const regions: string[] = []
  const passed = (name?: string) => {
    if (isOver || !isSilent) return
    if (name !== undefined) regions.push(name)
    if (name === region) begin()
    if (name === undefined && regions.pop() === region) finish()
  }
  const captured = (name: string) => {
    if (isOver) return
    if (name === region) finish()
    else begin()
  }
  return {
    async play(load: () => Promise<unknown>) {
      const { log } = console
      console.log = (...values: unknown[]) => void (isOver || lines.push(values.map(printed).join(" ")))
      try {
        await Promise.race([load(), over])
      } finally {
        console.log = log
      }
    },
    told: () => ({ printed: lines.join("\n"), requests }),
    globals: {
      fetch: ask,
      onSampleCaptured: captured,
      onSampleRegion: passed,
    } satisfies Partial<SampleGlobals>,
  }
}
