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
  /** makes what a module's sample begins with */
  readonly prepare?: (() => Promise<unknown>) | undefined
  readonly load: () => Promise<unknown>
}

/**
 * Runs a sample from its beginning to the end of one step, in a shop of its own. Told is what the last step did.
 * @returns what it printed, sent, and changed
 */
export async function runSample({ db, file, region, prepare, load }: SampleToRun): Promise<SampleOutcome> {
  const shop = openSampleShop(db, file)
  const stage = setStage(db, shop.answer, region)
  const { log } = console
  console.log = stage.log
  shop.furnish(stage.globals)
  try {
    await prepare?.()
    await takeChanges(db)
    await Promise.race([load(), stage.over])
    const { rows } = await takeChanges(db)
    return { ...stage.told(), ...sorted(rows) }
  } finally {
    console.log = log
    await shop.close()
  }
}

function sorted(rows: readonly NotedChange[]) {
  return { rows: shownIn(rows), events: eventsIn(rows) }
}

/** What a sample meets: `fetch` leads into the shop, what it prints is kept, and after the step nothing moves. */
function setStage(db: ShopDatabase, answer: (request: Request) => Promise<Response>, region: string) {
  let lines: string[] = []
  let requests: SampleRequest[] = []
  let isFresh = false
  let isOver = false
  let end = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (isOver) return new Promise<never>(() => {})
    if (isFresh) await takeChanges(db)
    isFresh = false
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const response = await answer(request)
    requests.push({ method: request.method, path: pathname + search, status: response.status })
    return response
  }
  const captured = (name: string) => {
    if (isOver) return
    if (name === region) {
      isOver = true
      return end()
    }
    lines = []
    requests = []
    isFresh = true
  }
  return {
    over,
    log: (...values: unknown[]) => void (isOver || lines.push(values.map(printed).join(" "))),
    told: () => ({ printed: lines.join("\n"), requests }),
    globals: { fetch: ask, onSampleCaptured: captured } satisfies Partial<SampleGlobals>,
  }
}
