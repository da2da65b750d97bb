import { sql } from "kysely"
import { createFixtures } from "./fixtures.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

/** Attempts a minute that one address has at one account; at all accounts together it may fail ten times as often. */
const perMinute = 20
const failuresOfAddress = 10 * perMinute
/** guesses at once, more than any of the limits */
const crowd = 300
const attacker = { "x-forwarded-for": "198.51.100.7" }
const others = { "x-forwarded-for": "203.0.113.9" }

type Headers = Record<string, string>

/** Something that somebody guesses. */
interface Guess {
  readonly name: string
  /** how many wrong guesses are answered within a minute */
  readonly limit: number
  readonly wrong: (n: number, headers: Headers) => Promise<Answer>
  /** what would have been right */
  readonly right: (headers: Headers) => Promise<Answer>
  /** what the address that guesses may do all the same; undefined where the limit is for all it does */
  readonly elsewhere?: (headers: Headers) => Promise<Answer>
}

/** S11: who guesses is told to wait, and nobody else notices. */
export const guessing: TortureTest = {
  id: "S11",
  title: "guessing passwords and gift cards ends with 429 and Retry-After; others are not affected",
  async run(context) {
    const shop = await openShop({ config: { loginAttemptsPerMinute: perMinute } })
    try {
      for (const guess of inTime(await createGuesses(shop), "ways to guess", context)) {
        await guessInTurn(shop, guess, context)
        await guessAtOnce(shop, guess, context)
      }
      await floodResets(shop, context)
    } finally {
      await shop.close()
    }
  },
}

const known = { email: "known@example.com", password: "supersecret" }
const neighbor = { email: "neighbor@example.com", password: "supersecret" }
const admin = { email: "admin@example.com", password: "supersecret" }
const colleague = { email: "colleague@example.com", password: "supersecret" }

async function createGuesses(shop: Shop): Promise<Guess[]> {
  const { regionId } = await createFixtures(shop)
  const { gift_card } = (await shop.admin("POST", "/admin/gift-cards", { region_id: regionId, value: 100 }))
    .body
  const { cart } = (await shop.send("POST", "/store/carts", { body: { region_id: regionId } })).body
  for (const account of [known, neighbor])
    await shop.send("POST", "/store/customers", { body: { ...account, first_name: "K", last_name: "N" } })
  await shop.admin("POST", "/admin/users", colleague)
  const post = (path: string, body: unknown, headers: Headers) => shop.send("POST", path, { body, headers })
  const login = (path: string, right: typeof known, other: typeof known): Guess => ({
    name: path,
    limit: perMinute,
    wrong: (n, headers) => post(path, { email: right.email, password: `wrong ${n}` }, headers),
    right: (headers) => post(path, right, headers),
    elsewhere: (headers) => post(path, other, headers),
  })
  const putOnCart = (code: string, headers: Headers) =>
    post(`/store/carts/${cart.id}`, { gift_cards: [{ code }] }, headers)
  const lookUp = (code: string, headers: Headers) =>
    shop.send("GET", `/store/gift-cards/${code}`, { headers })
  return [
    login("/store/auth", known, neighbor),
    login("/store/auth/token", { ...known, email: known.email.toUpperCase() }, neighbor),
    login("/admin/auth", admin, colleague),
    login("/admin/auth/token", admin, colleague),
    {
      name: "one password at many accounts",
      limit: failuresOfAddress,
      wrong: (n, headers) =>
        post("/store/auth/token", { email: `somebody-${n}@example.com`, password: "123456" }, headers),
      right: (headers) => post("/store/auth/token", known, headers),
      elsewhere: (headers) => post("/admin/auth/token", admin, headers),
    },
    {
      name: "gift cards looked up",
      limit: perMinute,
      wrong: (n, headers) => lookUp(`NOPE-${n}`, headers),
      right: (headers) => lookUp(gift_card.code, headers),
    },
    {
      name: "gift cards put on a cart",
      limit: perMinute,
      wrong: (n, headers) => putOnCart(`NOPE-${n}`, headers),
      right: (headers) => putOnCart(gift_card.code, headers),
    },
  ]
}

/** One guess after the other: exactly as many as allowed are answered, and the next minute is like the first. */
async function guessInTurn(shop: Shop, guess: Guess, { breach, figure }: TortureContext): Promise<void> {
  const { name, limit, wrong, right, elsewhere } = guess
  await forgetAll(shop)
  let answered = 0
  for (let n = 0; n <= limit + 1; n++) {
    const answer = await wrong(n, attacker)
    if (answer.status === 429) checkPause(name, answer, breach)
    else answered++
  }
  if (answered !== limit) breach(`${name}: ${answered} guesses in turn were answered, not ${limit}`)
  const rightful = await right(attacker)
  if (rightful.status !== 429) breach(`${name}: a right guess is told while others are refused`)
  const other = await right(others)
  if (other.status !== 200) breach(`${name}: somebody else is answered with ${other.status}`)
  const neighbors = await elsewhere?.(attacker)
  if (neighbors && neighbors.status !== 200)
    breach(`${name}: another account at the same address is answered with ${neighbors.status}`)
  await sql`update rate_limit set window_start = window_start - interval '61 seconds'`.execute(shop.engine.db)
  const later = await right(attacker)
  if (later.status !== 200) breach(`${name}: a minute later the right guess is answered with ${later.status}`)
  figure(`${name}: answered`, answered)
}

/** All guesses at the same time: no more of them are answered. */
async function guessAtOnce(shop: Shop, guess: Guess, { breach }: TortureContext): Promise<void> {
  const { name, limit, wrong, right } = guess
  await forgetAll(shop)
  const answers = await Promise.all(Array.from({ length: crowd }, (_, n) => wrong(n, attacker)))
  const refused = answers.filter(({ status }) => status === 429)
  for (const answer of refused) checkPause(name, answer, breach)
  const answered = answers.length - refused.length
  if (answered !== limit) breach(`${name}: ${answered} of ${crowd} at once were answered, not ${limit}`)
  const other = await right(others)
  if (other.status !== 200) breach(`${name}: somebody else is answered with ${other.status} after a crowd`)
}

async function forgetAll(shop: Shop): Promise<void> {
  await sql`delete from rate_limit`.execute(shop.engine.db)
}

function checkPause(name: string, { headers }: Answer, breach: TortureContext["breach"]): void {
  const pause = headers.get("retry-after")
  if (!(Number(pause) >= 1 && Number(pause) <= 60)) breach(`${name}: Retry-After is ${pause}`)
}

/** More requests at once than there are connections: the counters must not make them wait for each other. */
async function floodResets(shop: Shop, { breach }: TortureContext): Promise<void> {
  const requests = Array.from({ length: 500 }, (_, n) =>
    shop.send("POST", "/store/customers/password-token", {
      body: { email: `${n}@example.com` },
      headers: attacker,
    }),
  )
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), 20_000).unref())
  const outcome = await Promise.race([Promise.all(requests), late])
  if (outcome === "late") return breach("500 requests for resets at once wait for each other")
  if (outcome.some(({ status }) => status !== 204 && status !== 429))
    breach("a request for a reset was answered with neither 204 nor 429")
  const sent = outcome.filter(({ status }) => status === 204).length
  if (sent !== 5 * perMinute)
    breach(`${sent} requests for a reset were answered with 204, not ${5 * perMinute}`)
}
