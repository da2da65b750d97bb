import { openShop, type Shop } from "./shop.ts"
import { startDeadline, type TortureContext, type TortureTest } from "./test.ts"

const samples = 5_000
/** Milliseconds by which known and unknown may differ. */
const allowed = 1

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
  title: "log-in, reset and look-ups of what is known and of what is not",
  async run(context) {
    const shop = await openShop()
    try {
      const questions = await createQuestions(shop)
      for (const question of questions) await compare(shop, question, context)
    } finally {
      await shop.close()
    }
  },
}

async function createQuestions(shop: Shop): Promise<Question[]> {
  const { body } = await shop.admin("GET", "/admin/regions")
  const region_id: string =
    body.regions[0]?.id ??
    (
      await shop.admin("POST", "/admin/regions", {
        name: "R",
        currency_code: "usd",
        tax_rate: 0,
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
        countries: ["us"],
      })
    ).body.region.id
  const card = (await shop.admin("POST", "/admin/gift-cards", { region_id, value: 100 })).body.gift_card
  const account = { email: "known@example.com", password: "supersecret", first_name: "K", last_name: "N" }
  await shop.send("POST", "/store/customers", { body: account })
  const login = (path: string, address: string) => (n: number) =>
    ["POST", path, { email: address.replace("?", String(n)), password: "wrong password" }] as const
  const reset = (path: string, address: string) => (n: number) =>
    ["POST", path, { email: address.replace("?", String(n)) }] as const
  const pair = (
    make: (path: string, address: string) => (n: number) => Call,
    path: string,
    known: string,
  ): Question => ({
    name: path,
    known: make(path, known),
    unknown: make(path, "nobody-?@example.com"),
  })
  return [
    pair(login, "/store/auth", account.email),
    pair(login, "/store/auth/token", account.email),
    pair(login, "/admin/auth/token", "admin@example.com"),
    pair(reset, "/store/customers/password-token", account.email),
    pair(reset, "/admin/users/password-token", "admin@example.com"),
    {
      name: "/store/gift-cards/{code}",
      known: () => ["GET", `/store/gift-cards/${card.code}`],
      unknown: (n) => ["GET", `/store/gift-cards/NOPE-NOPE-NOPE-${n}`],
      isToldByV1: true,
    },
  ]
}

async function compare(
  shop: Shop,
  question: Question,
  { breach, figure, isOver, minutes, random }: TortureContext,
): Promise<void> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] }
  const answers: Record<"known" | "unknown", Set<string>> = { known: new Set(), unknown: new Set() }
  const isEnough = startDeadline(minutes / 6)
  for (let n = 0; n < samples && !isEnough() && (!isOver() || n < 100); n++)
    for (const kind of random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      const [method, path, body] = question[kind](n)
      const started = performance.now()
      const answer = await shop.send(method, path, { body })
      times[kind].push(performance.now() - started)
      answers[kind].add(`${answer.status} ${answer.text} ${[...answer.headers.keys()].toSorted().join()}`)
    }
  if (!question.isToldByV1 && new Set([...answers.known, ...answers.unknown]).size !== 1)
    breach(`${question.name} answers ${[...answers.known][0]} or ${[...answers.unknown][0]}`)
  const difference = middle(times.known) - middle(times.unknown)
  figure(`${question.name} ms apart`, `${difference.toFixed(3)} of ${times.known.length}`)
  if (Math.abs(difference) >= allowed)
    breach(`${question.name} takes ${difference.toFixed(2)} ms longer when known`)
}

/** The mean of the middle half: what else the machine does falls out. */
function middle(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b).slice(times.length / 4, (times.length * 3) / 4)
  return sorted.reduce((sum, time) => sum + time, 0) / sorted.length
}
