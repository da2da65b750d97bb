import { sql } from "kysely"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"
import { createTwoCustomers, type TwoCustomers } from "./two-customers.ts"

const uses = 50
const colleague = { email: "colleague@example.com", password: "supersecret" }

/** A way to get a token and a way to use it. */
interface Purpose {
  readonly name: string
  readonly token: () => Promise<string>
  readonly use: (token: string) => Promise<Answer>
}

/** S8: a token that was sent to somebody works once, for what it was made for, and not for long. */
export const oneTimeTokens: TortureTest = {
  id: "S8",
  title: "reset, invite and claim tokens: 50 uses at once, other purposes, expired",
  async run(context) {
    const shop = await openShop()
    try {
      const two = await createTwoCustomers(shop)
      must(await shop.admin("POST", "/admin/users", colleague))
      const purposes = createPurposes(shop, two)
      for (const purpose of inTime(purposes, "purposes", context)) {
        await useAtOnce(purpose, context)
        for (const other of purposes) if (other !== purpose) await useElsewhere(purpose, other, context)
        await useTooLate(shop, purpose, context)
      }
      await judge(shop, context)
      context.figure("uses at once", uses)
    } finally {
      await shop.close()
    }
  },
}

function createPurposes(shop: Shop, two: TwoCustomers): Purpose[] {
  let made = 0
  const eventToken = async (name: string) => {
    const { rows } = await sql<{ token: string }>`
      select data ->> 'token' as token from staged_job where event_name = ${name}
      order by seq desc limit 1`.execute(shop.engine.db)
    return rows[0]?.token ?? "none"
  }
  const send = (path: string, body: unknown) => shop.send("POST", path, { body })
  const password = "another secret"
  return [
    {
      name: "customer.password_reset",
      token: async () => {
        must(await send("/store/customers/password-token", { email: two.ada.email }))
        return eventToken("customer.password_reset")
      },
      use: (token) => send("/store/customers/password-reset", { email: two.ada.email, token, password }),
    },
    {
      name: "user.password_reset",
      token: async () => {
        must(await send("/admin/users/password-token", { email: colleague.email }))
        return eventToken("user.password_reset")
      },
      use: (token) => send("/admin/users/reset-password", { email: colleague.email, token, password }),
    },
    {
      name: "invite",
      token: async () => {
        const user = `invited-${made++}@example.com`
        must(await shop.admin("POST", "/admin/invites", { user, role: "admin" }))
        return eventToken("invite.created")
      },
      use: (token) =>
        send("/admin/invites/accept", { token, user: { first_name: "I", last_name: "N", password } }),
    },
    {
      name: "order claim",
      token: async () => {
        await sql`update "order" set customer_id = ${two.ids.customer}, email = 'old@example.com'
          where id = ${two.ids.order}`.execute(shop.engine.db)
        must(await two.eve.send("POST", "/store/orders/batch/customer/token", { order_ids: [two.ids.order] }))
        return eventToken("order-update-token.created")
      },
      use: (token) => send("/store/orders/customer/confirm", { token }),
    },
  ]
}

function must({ status, text }: Answer): void {
  if (status !== 200 && status !== 204) throw new Error(`${status} ${text}`)
}

async function useAtOnce({ name, token, use }: Purpose, { breach }: TortureContext): Promise<void> {
  const one = await token()
  const answers = await Promise.all(Array.from({ length: uses }, () => use(one)))
  const successes = answers.filter(({ status }) => status === 200).length
  if (successes !== 1) breach(`${name}: ${successes} of ${uses} uses succeeded`)
  if (answers.some(({ status }) => status >= 500)) breach(`${name}: a 5xx`)
  if ((await use(one)).status === 200) breach(`${name} worked again`)
}

async function useElsewhere(purpose: Purpose, other: Purpose, { breach }: TortureContext): Promise<void> {
  const { status } = await other.use(await purpose.token())
  if (status < 400 || status >= 500) breach(`a token of ${purpose.name} answered ${status} for ${other.name}`)
}

/** The server's clock cannot be turned from outside: the token is made older instead, as its owner cannot. */
async function useTooLate(
  shop: Shop,
  { name, token, use }: Purpose,
  { breach }: TortureContext,
): Promise<void> {
  const one = await token()
  const realNow = Date.now
  await sql`update invite set expires_at = now() - interval '1 minute'`.execute(shop.engine.db)
  Date.now = () => realNow() + 8 * 24 * 3_600_000
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(given: string | number | Date = Date.now()) {
      super(given)
    }
  } as DateConstructor
  try {
    const { status } = await use(one)
    if (status === 200) breach(`${name} worked after 8 days`)
  } finally {
    globalThis.Date = RealDate
    Date.now = realNow
  }
}

async function judge(shop: Shop, { breach }: TortureContext): Promise<void> {
  const { rows } = await sql<{ email: string; count: number }>`
    select email, count(*)::int as count from "user" where deleted_at is null
    group by email having count(*) > 1`.execute(shop.engine.db)
  for (const { email, count } of rows) breach(`${count} users have the address ${email}`)
}
