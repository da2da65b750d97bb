import type { Stheno } from "@stheno/js-client"
import { Package, ReceiptText, Users } from "lucide-react"
import { formatMoney } from "../../format/money.ts"
import { fullName } from "../../format/names.ts"
import { t } from "../../messages/index.ts"
import type { PaletteEntry } from "./entries.ts"

/** Records under a heading. */
export interface FoundRecords {
  readonly heading: string
  readonly entries: readonly PaletteEntry[]
}

const most = 5

/** The number of an order as it is shown, `#17`; undefined for other texts. */
export function orderNumber(q: string): string | undefined {
  return /^#(\d+)$/.exec(q.trim())?.[1]
}

/** Finds orders, products and customers. `#17` finds the order with this number and asks for nothing else. */
export async function findRecords(client: Stheno, q: string): Promise<FoundRecords[]> {
  const number = orderNumber(q)
  if (number !== undefined) return [await findOrders(client, { display_id: number })]
  if (q.trim().length < 2 && !/^\d$/.test(q.trim())) return []
  return Promise.all([findOrders(client, { q }), findProducts(client, q), findCustomers(client, q)])
}

async function findOrders(client: Stheno, by: { q: string } | { display_id: string }): Promise<FoundRecords> {
  const { orders } = await client.admin.orders.list({
    ...by,
    limit: most,
    fields: "id,display_id,email,total,currency_code",
    expand: "customer",
  })
  return {
    heading: t.nav.orders,
    entries: orders.map(({ id, display_id, email, total, currency_code, customer }) => ({
      to: `/a/orders/${id}`,
      label: t.orders.one({ number: display_id }),
      hint: `${fullName(customer) || email} · ${formatMoney(total, currency_code)}`,
      icon: ReceiptText,
    })),
  }
}

async function findProducts(client: Stheno, q: string): Promise<FoundRecords> {
  const { products } = await client.admin.products.list({
    q,
    limit: most,
    is_giftcard: false,
    fields: "id,title,handle",
    expand: "",
  })
  return {
    heading: t.nav.products,
    entries: products.map(({ id, title, handle }) => ({
      to: `/a/products/${id}`,
      label: title,
      hint: handle ?? undefined,
      icon: Package,
    })),
  }
}

async function findCustomers(client: Stheno, q: string): Promise<FoundRecords> {
  const { customers } = await client.admin.customers.list({
    q,
    limit: most,
    fields: "id,email,first_name,last_name",
    expand: "",
  })
  return {
    heading: t.nav.customers,
    entries: customers.map((customer) => ({
      to: `/a/customers/${customer.id}`,
      label: fullName(customer) || customer.email,
      hint: fullName(customer) ? customer.email : undefined,
      icon: Users,
    })),
  }
}
