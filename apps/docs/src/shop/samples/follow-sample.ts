import { takeChanges } from "../change-log.ts"
import type { Outcome } from "../messages.ts"
import { answerFrom } from "../requests.ts"
import { eventsIn, shownIn, type ShopDatabase } from "../shop.ts"
import { openSampleShop } from "./sample-shop.ts"

/** Answers a request, and tells what it led to. */
export type Send = (request: Request) => Promise<{ readonly response: Response; readonly outcome: Outcome }>

/** Takes the place of the sample's own sending. */
export type Carry = (
  request: Request,
  place: {
    /** regions of the sample that run, the innermost last */
    readonly regions: readonly string[]
    readonly send: Send
  },
) => Promise<Response>

/** A sample whose requests another language sends. */
export interface SampleToFollow {
  readonly db: ShopDatabase
  /** `carts/use-cart.ts` */
  readonly file: string
  /** the region whose requests are carried, and whose end is the end; every region unless given */
  readonly region?: string
  readonly load: () => Promise<unknown>
  readonly carry: Carry
}

/** A sample on its way. */
export interface Followed {
  /** when the region has ended, or the whole sample */
  readonly over: Promise<void>
  /** answers before the end and after it */
  readonly send: Send
  close(): Promise<void>
}

/**
 * Runs a sample from its beginning in a separate shop. The caller sends the requests of one region, or of all
 * regions. The shop stays open until it is closed.
 */
export function followSample({ db, file, region, load, carry }: SampleToFollow): Followed {
  const shop = openSampleShop(db, file)
  const send = alone(async (request) => sendAndTell(db, shop.answer, request))
  const regions: string[] = []
  let isOver = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const isCarried = () => (region === undefined ? regions.length > 0 : regions.includes(region))
  shop.furnish({
    fetch: async (input, init) => {
      if (isOver) return new Promise<never>(() => {})
      const request = new Request(input, init)
      return isCarried() ? carry(request, { regions: [...regions], send }) : shop.answer(request)
    },
    onSampleRegion(name) {
      if (name !== undefined) return void regions.push(name)
      if (regions.pop() !== region || region === undefined) return
      isOver = true
      end()
    },
  })
  const { log } = console
  console.log = () => {}
  return {
    over: Promise.race([load().then(() => undefined), ended]),
    send,
    async close() {
      isOver = true
      console.log = log
      await shop.close()
    },
  }
}

async function sendAndTell(
  db: ShopDatabase,
  answer: (request: Request) => Promise<Response>,
  request: Request,
) {
  // What the steps before it changed.
  await takeChanges(db)
  const started = performance.now()
  const response = await answer(request)
  const told = await answerFrom(response.clone(), started)
  const { rows } = await takeChanges(db)
  return { response, outcome: { answer: told, rows: shownIn(rows), events: eventsIn(rows), later: [] } }
}

/** One request after the other: the rows that changed belong to one of them. */
function alone(send: Send): Send {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const next = last.then(() => send(request))
    last = next.catch(() => undefined)
    return next
  }
}
