import type { Api, Row } from "./api.ts"

export interface DemoCustomer {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly isAmerican: boolean
}

const names = [
  ["Ada", "Vermeer"],
  ["Jonas", "Keller"],
  ["Camille", "Moreau"],
  ["Sanne", "de Wit"],
  ["Lucía", "Romero"],
  ["Grace", "Bennett"],
  ["Marcus", "Hill"],
  ["Yuki", "Tanaka"],
  ["Elena", "Rossi"],
  ["Noah", "Fischer"],
  ["Olivia", "Carter"],
  ["Theo", "Laurent"],
] as const

const american = new Set(["Grace", "Marcus", "Yuki", "Olivia"])

/** Customers with accounts, some of them in a group. All of them log in with `supersecret`. */
export async function createCustomers({ admin, store }: Api): Promise<readonly DemoCustomer[]> {
  const { customer_group } = await admin<{ customer_group: Row }>("POST", "/admin/customer-groups", {
    name: "Regulars",
  })
  const customers: DemoCustomer[] = []
  for (const [first_name, last_name] of names) {
    const email = `${first_name
      .normalize("NFD")
      .replace(/[^a-zA-Z]/g, "")
      .toLowerCase()}@example.com`
    const { customer } = await store<{ customer: Row }>("POST", "/store/customers", {
      email,
      first_name,
      last_name,
      password: "supersecret",
    })
    customers.push({ id: customer.id, email, first_name, last_name, isAmerican: american.has(first_name) })
  }
  await admin("POST", `/admin/customer-groups/${customer_group.id}/customers/batch`, {
    customer_ids: customers.slice(0, 4).map(({ id }) => ({ id })),
  })
  return customers
}

/** Where a customer lives. */
export function addressOf({ first_name, last_name, isAmerican }: DemoCustomer) {
  const place = isAmerican
    ? {
        address_1: "Alameda Street 41",
        city: "Portland",
        province: "OR",
        postal_code: "97212",
        country_code: "us",
      }
    : { address_1: "Lindenstraße 8", city: "Berlin", postal_code: "10969", country_code: "de" }
  return { first_name, last_name, phone: isAmerican ? "+1 503 555 0134" : "+49 30 5550134", ...place }
}
