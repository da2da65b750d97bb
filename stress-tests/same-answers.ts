import { createPasswordHasher } from "@stheno/core/host"
import { scrypt } from "node:crypto"
import { promisify } from "node:util"
import { sql } from "kysely"
import { openShop, type Answer, type Shop } from "./shop.ts"
import type { TortureContext, TortureTest } from "./test.ts"

const samples = 5_000
/** Samples that any time must be enough for. */
const fewest = 50
/** Milliseconds by which known and unknown may differ. */
const allowed = 1
/** Milliseconds that hashing a password takes here at least, so that a hash too few or too many is noticed. */
const leastHash = 2 * allowed

const scryptAsync = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scrypt)

type Call = readonly [method: string, path: string, body?: unknown]

/** A question that must not tell whether something exists: about something known, and about something unknown. */
interface Question {
  readonly name: string
  readonly known: (n: number) => Call
  readonly unknown: (n: number) => Call
  /** whether v1's own answers differ, so that only the time can be the same */
  readonly isToldByV1?: boolean
}

/**
 * S7: nobody learns from an answer, nor from how long it takes, who has an account. Registering an address that has one,
 * `GET /store/auth/{email}` and a gift card that exists are told apart by v1's wire format; guessing them is limited.
 */
export const sameAnswers: TortureTest = {
  id: "S7",
  title:
    "sign-in, password reset and lookups, with known and unknown values: the responses take equally long",
  async run(context) {
    const end = performance.now() + context.minutes * 60_000
    const hashing = countHashes()
    const shop = await openShop({ passwords: hashing.passwords })
    try {
      const { questions, checkRightful } = await createQuestions(shop)
      await checkRightful(context)
      for (const [at, question] of questions.entries())
        await compare(shop, question, { context, hashing, end: shareOf(end, questions.length - at) })
      await checkRightful(context)
      context.figure("ms for a hash", hashing.cost().toFixed(1))
      if (hashing.cost() < leastHash)
        context.breach(`a hash takes ${hashing.cost().toFixed(2)} ms: too little to see`)
    } finally {
      await shop.close()
    }
  },
}

/** When one of so many questions that are left has to end. */
function shareOf(end: number, left: number): number {
  const now = performance.now()
  return now + (end - now) / left
}

interface Hashing {
  readonly passwords: ReturnType<typeof createPasswordHasher>
  /** how many passwords were hashed so far, to keep or to compare them */
  readonly count: () => number
  /** milliseconds that one took in the middle */
  readonly cost: () => number
}

/** Hashes that cost less than a real shop's, and enough to show in the time of an answer. */
function countHashes(): Hashing {
  const times: number[] = []
  const derive = async (
    password: string,
    salt: Uint8Array,
    { N, r, p, length }: { N: number; r: number; p: number; length: number },
  ) => {
    const started = performance.now()
    const key = await scryptAsync(password, salt, length, { N, r, p })
    times.push(performance.now() - started)
    return key
  }
  return {
    passwords: createPasswordHasher(derive, { logN: 10, r: 8, p: 1 }),
    count: () => times.length,
    cost: () => middle(times),
  }
}

interface Questions {
  readonly questions: readonly Question[]
  /** that the same calls succeed for somebody who knows the password or the code, and that a reset sends a token */
  readonly checkRightful: (context: TortureContext) => Promise<void>
}

const account = { email: "known@example.com", password: "supersecret" }
const admin = { email: "admin@example.com", password: "supersecret" }

async function createQuestions(shop: Shop): Promise<Questions> {
  const code = await createCard(shop)
  const names = { first_name: "K", last_name: "N" }
  await shop.send("POST", "/store/customers", { body: { ...account, ...names } })
  const login = (path: string, address: string) => (n: number) =>
    ["POST", path, { email: address.replace("?", String(n)), password: "wrong password" }] as const
  const reset = (path: string, address: string) => (n: number) =>
    ["POST", path, { email: address.replace("?", String(n)) }] as const
  const pair = (
    make: (path: string, address: string) => (n: number) => Call,
    path: string,
    known: string,
  ): Question => ({ name: path, known: make(path, known), unknown: make(path, "nobody-?@example.com") })
  const questions = [
    pair(login, "/store/auth", account.email),
    pair(login, "/store/auth/token", account.email),
    pair(login, "/admin/auth/token", admin.email),
    pair(reset, "/store/customers/password-token", account.email),
    pair(reset, "/admin/users/password-token", admin.email),
    {
      name: "/store/gift-cards/{code}",
      known: () => ["GET", `/store/gift-cards/${code}`] as const,
      unknown: (n: number) => ["GET", `/store/gift-cards/NOPE-NOPE-NOPE-${n}`] as const,
      isToldByV1: true,
    },
  ]
  return { questions, checkRightful: (context) => checkRightful(shop, code, context) }
}

async function createCard(shop: Shop): Promise<string> {
  const providers = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }
  const settings = { name: "R", currency_code: "usd", tax_rate: 0, countries: ["us"], ...providers }
  const { region } = (await shop.admin("POST", "/admin/regions", settings)).body
  const card = { region_id: region.id, value: 100 }
  return (await shop.admin("POST", "/admin/gift-cards", card)).body.gift_card.code
}

async function checkRightful(shop: Shop, code: string, { breach }: TortureContext): Promise<void> {
  const expectAnswer = (name: string, { status }: Answer, wanted: number) => {
    if (status !== wanted) breach(`${name} of the rightful caller: ${status}`)
  }
  const logins = { "/store/auth": account, "/store/auth/token": account, "/admin/auth/token": admin }
  for (const [path, body] of Object.entries(logins))
    expectAnswer(path, await shop.send("POST", path, { body }), 200)
  expectAnswer("a gift card", await shop.send("GET", `/store/gift-cards/${code}`), 200)
  const resets = { "/store/customers/password-token": account, "/admin/users/password-token": admin }
  for (const [path, { email }] of Object.entries(resets)) {
    const before = await tokensSent(shop)
    expectAnswer(path, await shop.send("POST", path, { body: { email } }), 204)
    if ((await tokensSent(shop)) !== before + 1) breach(`${path} sends no token to an account`)
    expectAnswer(path, await shop.send("POST", path, { body: { email: "nobody@example.com" } }), 204)
    if ((await tokensSent(shop)) !== before + 1) breach(`${path} sends a token to an address without account`)
  }
}

async function tokensSent(shop: Shop): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staged_job where event_name like '%.password_reset'`.execute(
    shop.engine.db,
  )
  return rows[0]!.count
}

const kinds = ["known", "unknown"] as const
type Kind = (typeof kinds)[number]

/** What came of one question, by whether it was about something known. */
type Seen = Readonly<
  Record<Kind, { readonly times: number[]; readonly answers: Set<string>; hashes: number }>
>

async function compare(
  shop: Shop,
  question: Question,
  {
    context: { breach, figure, random },
    hashing,
    end,
  }: { readonly context: TortureContext; readonly hashing: Hashing; readonly end: number },
): Promise<void> {
  const create = () => ({ times: [], answers: new Set<string>(), hashes: 0 })
  const seen: Seen = { known: create(), unknown: create() }
  let limited = 0
  for (let n = 0; n < samples && (performance.now() < end || n < fewest); n++)
    for (const kind of random() < 0.5 ? kinds : kinds.toReversed()) {
      const [method, path, body] = question[kind](n)
      const before = hashing.count()
      const started = performance.now()
      const answer = await shop.send(method, path, { body })
      seen[kind].times.push(performance.now() - started)
      seen[kind].answers.add(
        `${answer.status} ${answer.text} ${[...answer.headers.keys()].toSorted().join()}`,
      )
      seen[kind].hashes += hashing.count() - before
      if (answer.status === 429) limited++
    }
  const { known, unknown } = seen
  if (limited > 0) breach(`${question.name}: ${limited} questions were refused, which says nothing`)
  if (!question.isToldByV1 && new Set([...known.answers, ...unknown.answers]).size !== 1)
    breach(`${question.name} answers ${[...known.answers][0]} or ${[...unknown.answers][0]}`)
  // The first log-in to an unknown address hashes the decoy.
  if (Math.abs(known.hashes - unknown.hashes) > 1)
    breach(`${question.name} hashes ${known.hashes} times when known, ${unknown.hashes} times when not`)
  const difference = middle(known.times) - middle(unknown.times)
  const doubt = Math.hypot(errorOf(known.times), errorOf(unknown.times))
  figure(
    `${question.name}: difference in ms`,
    `${difference.toFixed(3)} ± ${doubt.toFixed(3)} in ${known.times.length}`,
  )
  const isCertain = known.times.length === samples || Math.abs(difference) > 3 * doubt
  if (Math.abs(difference) >= allowed && isCertain)
    breach(`${question.name} takes ${difference.toFixed(2)} ms longer when known`)
}

/** The mean of the middle half: what else the machine does falls out. */
function middle(times: readonly number[]): number {
  const sorted = middleHalf(times)
  return sorted.reduce((sum, time) => sum + time, 0) / sorted.length
}

/** The standard error of `middle`, on the safe side: of the median, for times that are spread evenly in the middle. */
function errorOf(times: readonly number[]): number {
  const sorted = middleHalf(times)
  return (sorted.at(-1)! - sorted[0]!) / Math.sqrt(times.length)
}

function middleHalf(times: readonly number[]): number[] {
  return times.toSorted((a, b) => a - b).slice(times.length / 4, (times.length * 3) / 4)
}
