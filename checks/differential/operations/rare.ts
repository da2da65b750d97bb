import type { Draft } from "../draft.ts"
import { changeSome, get, post, remove } from "./write.ts"

const password = "lovelace1"

/** Signs in and out with an account and a user of its own: the token of a sign-out is not valid afterwards. */
export function useSessions(draft: Draft): void {
  const { random } = draft
  const email = `s${draft.steps.length}-{{run}}@example.com`
  const wrong = () => (random.chance(0.3) ? "wrong" : password)
  post(draft, "/store/customers", { email, password, first_name: "A", last_name: "B" })
  post(draft, "/admin/users", { email, password, first_name: "U" })
  const signOut = (area: "store" | "admin") => {
    const signedIn = post(draft, `/${area}/auth/token`, { email, password })
    const token = `{{${signedIn}:access_token}}`
    draft.add({ method: "DELETE", path: `/${area}/auth`, token })
  }
  const changes = [
    () => post(draft, "/store/auth", { email, password: wrong() }),
    () => post(draft, "/admin/auth", { email, password: wrong() }),
    () => signOut("store"),
    () => signOut("admin"),
    () => post(draft, "/admin/users/password-token", { email: random.pick([email, "n@example.com", ""]) }),
    () =>
      post(draft, "/admin/users/reset-password", {
        token: "unknown",
        password,
        ...(random.chance(0.7) && { email }),
      }),
    () => post(draft, "/store/orders/customer/confirm", random.pick([{ token: "unknown" }, {}])),
  ]
  changeSome(draft, changes, () => get(draft, `/store/auth/${email}`))
}

/** Sends what no other operation of the generator has a reason to send. */
export function useRest(draft: Draft): void {
  const { random } = draft
  const page = random.pick([{ limit: 1, offset: 1_000_000 }, { limit: "one" }, { unknown: 1 }])
  const search = random.pick([{ q: "shirt" }, { q: "" }, { q: "mug", offset: 0, limit: 1 }, {}])
  const changes = [
    () => get(draft, "/admin/returns", page),
    () => get(draft, "/admin/swaps", page),
    () => get(draft, "/admin/apps"),
    () =>
      post(draft, "/admin/apps/authorizations", {
        application_name: "unknown",
        state: "s",
        ...(random.chance(0.7) && { code: "c" }),
      }),
    () => post(draft, `/admin/batch-jobs/batch_unknown/${random.pick(["confirm", "cancel"])}`, {}),
    () => post(draft, "/admin/notifications/noti_unknown/resend", random.pick([{}, { to: "a@example.com" }])),
    () => post(draft, "/store/products/search", search),
    () => upload(draft, random.pick(["/admin/uploads", "/admin/uploads/protected"])),
    () => remove(draft, "/admin/uploads", random.pick([{ file_key: "unknown" }, {}])),
    () => completeByOldPath(draft),
  ]
  changeSome(draft, changes, () => get(draft, "/admin/store"))
}

function upload(draft: Draft, path: string): void {
  draft.add({ method: "POST", path, files: draft.random.pick([["a.csv"], ["a.csv", "b.csv"]]) })
}

/** A cart that lacks everything, under the path that `complete` has replaced. */
function completeByOldPath(draft: Draft): void {
  const made = post(draft, "/store/carts", { region_id: "{{one:region.id}}" })
  const id = draft.random.pick([`{{${made}:cart.id}}`, "cart_unknown"])
  post(draft, `/store/carts/${id}/complete-cart`, {})
}

/** Reserves units of a line item of an order. */
export function reserveLine(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const line = `{{${order.step}.items.[description=${random.pick(order.titles)}].id}}`
  post(draft, `/admin/orders/${order.id}/line-items/${line}/reserve`, {
    location_id: random.pick(["{{location:stock_location.id}}", "sloc_unknown"]),
    ...(random.chance(0.6) && { quantity: random.pick([1, 2, 0]) }),
  })
}
