import type { Shop } from "@stheno/core"
import type { BrightpearlClient } from "./client.ts"
import { contactOf } from "./contact-lease.ts"
import type { Row } from "./order-rows.ts"

/** An address in the form of orders. */
export function orderAddress(order: Row, address: Row) {
  return {
    addressFullName: [address["first_name"], address["last_name"]].filter(Boolean).join(" "),
    companyName: address["company"] ?? "",
    ...lines(address),
    telephone: address["phone"] ?? "",
    email: order["email"],
  }
}

function lines(address: Row) {
  return {
    addressLine1: address["address_1"] ?? "",
    addressLine2: address["address_2"] ?? "",
    addressLine3: address["city"] ?? "",
    addressLine4: address["province"] ?? "",
    postalCode: address["postal_code"] ?? "",
    countryIsoCode: String(address["country_code"] ?? "").toUpperCase(),
  }
}

/** The address of an order's customer, and the one to which it is sent. */
export function addressesOf(order: Row): { readonly billing: Row; readonly shipping: Row } {
  const shipping = (order["shipping_address"] ?? order["billing_address"] ?? {}) as Row
  return { shipping, billing: (order["billing_address"] ?? shipping) as Row }
}

/** Finds the contact with the email address of an order, or creates it, once for all orders of the address. */
export async function findOrCreateContact(
  { client, db }: { readonly client: BrightpearlClient; readonly db: Shop["db"] },
  order: Row,
): Promise<number> {
  const email = String(order["email"])
  return contactOf(db, email, {
    find: () => findContact(client, email),
    create: () => createContact(client, email, order),
  })
}

async function findContact(client: BrightpearlClient, email: string): Promise<number | undefined> {
  const found = await client.search("/contact-service/contact-search", { primaryEmail: email })
  const known = found.find((each) => String(each["primaryEmail"]).toLowerCase() === email.toLowerCase())
  return known && Number(known["contactId"])
}

async function createContact(client: BrightpearlClient, email: string, order: Row): Promise<number> {
  const { billing, shipping } = addressesOf(order)
  const address = Number(await client.create("/contact-service/postal-address", lines(billing)))
  const phone = billing["phone"] ?? shipping["phone"]
  const contact = await client.create("/contact-service/contact", {
    firstName: billing["first_name"] ?? "",
    lastName: billing["last_name"] || email,
    postAddressIds: { DEF: address, BIL: address, DEL: address },
    communication: {
      emails: { PRI: { email } },
      ...(phone ? { telephones: { PRI: phone } } : {}),
    },
  })
  return Number(contact)
}
