import { sql } from "kysely"
import { createFixtures } from "./fixtures.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

const attempts = 300
const attacker = { "x-forwarded-for": "198.51.100.7" }
const others = { "x-forwarded-for": "203.0.113.9" }

/** Something that somebody guesses. */
interface Guess {
  readonly name: string
  readonly wrong: (n: number) => Promise<Answer>
  /** what would have been right, from the address that guesses; undefined where nothing is */
  readonly right?: (headers: Record<string, string>) => Promise<Answer>
}

/** S11: who guesses is told to wait, and nobody else notices. */
export const guessing: TortureTest = {
  id: "S11",
  title: "guessing passwords and gift cards ends with 429 and Retry-After; others are not affected",
  async run(context) {
    const shop = await openShop({ config: { loginAttemptsPerMinute: 20 } })
    try {
      for (const guess of inTime(await createGuesses(shop), "ways to guess", context))
        await attack(shop, guess, context)
      await floodResets(shop, context)
      context.figure("attempts each", attempts)
    } finally {
      await shop.close()
    }
  },
}

async function createGuesses(shop: Shop): Promise<Guess[]> {
  const { regionId } = await createFixtures(shop)
  const card = (await shop.admin("POST", "/admin/gift-cards", { region_id: regionId, value: 100 })).body
    .gift_card
  const cart = (await shop.send("POST", "/store/carts", { body: { region_id: regionId } })).body.cart
    .id as string
  const known = { email: "known@example.com", password: "supersecret" }
  await shop.send("POST", "/store/customers", { body: { ...known, first_name: "K", last_name: "N" } })
  const post = (path: string, body: unknown, headers: Record<string, string> = attacker) =>
    shop.send("POST", path, { body, headers })
  const login = (path: string, right: { email: string; password: string }): Guess => ({
    name: path,
    wrong: (n) => post(path, { email: right.email, password: `wrong ${n}` }),
    right: (headers) => post(path, right, headers),
  })
  const admin = { email: "admin@example.com", password: "supersecret" }
  return [
    login("/store/auth", known),
    login("/store/auth/token", { ...known, email: known.email.toUpperCase() }),
    login("/admin/auth", admin),
    login("/admin/auth/token", admin),
    {
      name: "one password at many accounts",
      wrong: (n) => post("/store/auth/token", { email: `somebody-${n}@example.com`, password: "123456" }),
      right: (headers) => post("/store/auth/token", known, headers),
    },
    {
      name: "gift cards looked up",
      wrong: (n) => shop.send("GET", `/store/gift-cards/NOPE-${n}`, { headers: attacker }),
      right: (headers) => shop.send("GET", `/store/gift-cards/${card.code}`, { headers }),
    },
    {
      name: "gift cards put on a cart",
      wrong: (n) => post(`/store/carts/${cart}`, { gift_cards: [{ code: `NOPE-${n}` }] }),
      right: (headers) => post(`/store/carts/${cart}`, { gift_cards: [{ code: card.code }] }, headers),
    },
  ]
}

async function attack(shop: Shop, { name, wrong, right }: Guess, { breach }: TortureContext): Promise<void> {
  await sql`delete from rate_limit`.execute(shop.engine.db)
  const answers = await Promise.all(Array.from({ length: attempts }, (_, n) => wrong(n)))
  const late = await wrong(attempts)
  const refused = [...answers, late].filter(({ status }) => status === 429)
  // Guesses that were under way at the same time may still be answered.
  if (refused.length < attempts - 260)
    breach(`${name}: ${refused.length} of ${attempts} guesses were refused`)
  if (late.status !== 429) breach(`${name}: the last guess was answered with ${late.status}`)
  for (const { headers } of refused) {
    const wait = Number(headers.get("retry-after"))
    if (!(wait >= 1 && wait <= 60)) breach(`${name}: Retry-After is ${headers.get("retry-after")}`)
  }
  if ((await right?.(attacker))?.status !== 429)
    breach(`${name}: a right guess is told while others are refused`)
  const other = await right?.(others)
  if (other?.status !== 200) breach(`${name}: somebody else is answered with ${other?.status}`)
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
  if (outcome === "late") breach("500 requests for resets at once wait for each other")
  else if (outcome.some(({ status }) => status !== 204 && status !== 429))
    breach("a request for a reset was answered with neither 204 nor 429")
  else if (!outcome.some(({ status }) => status === 204))
    breach("no request for a reset was answered with 204")
}
