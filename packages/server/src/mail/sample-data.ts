import type { MailAddress, MailData, MailItem, MailOrder } from "./mail-data.ts"

const address: MailAddress = {
  first_name: "Ada",
  last_name: "Lovelace",
  company: null,
  address_1: "12 Harbour Street",
  address_2: null,
  city: "Copenhagen",
  province: null,
  postal_code: "1051",
  country_code: "dk",
  phone: null,
}

const lamp: MailItem = { name: "Desk lamp (brass)", quantity: 1, thumbnail: null }
const mug: MailItem = { name: "Mug", quantity: 2, thumbnail: null }
const white: MailItem = { ...lamp, name: "Desk lamp (white)" }

const order: MailOrder = {
  id: "order_sample",
  display_id: 1042,
  email: "ada@example.com",
  currency_code: "eur",
  created_at: "2026-01-31T09:30:00.000Z",
  first_name: "Ada",
  items: [
    {
      ...lamp,
      title: "Desk lamp",
      description: "brass",
      variant_id: "variant_lamp",
      unit_price: 12900,
      subtotal: 12900,
      total: 14190,
      metadata: null,
    },
    {
      ...mug,
      title: "Mug",
      description: null,
      variant_id: "variant_mug",
      unit_price: 1450,
      subtotal: 2900,
      total: 3190,
      metadata: null,
    },
  ],
  shipping_methods: ["Standard"],
  subtotal: 15800,
  discount_total: 1580,
  shipping_total: 500,
  tax_total: 3680,
  gift_card_total: 2000,
  total: 16400,
  shipping_address: address,
  billing_address: address,
  metadata: null,
}

/** A URL that leads nowhere. */
const sampleUrl = "https://store.example.com/sample"

/** Data of one sample of each email, for previews and tests. */
export const sampleData: MailData = {
  "order-placed": { order },
  "order-canceled": { order },
  "order-shipped": {
    order,
    items: [lamp, mug],
    tracking: [{ number: "PN123456789", url: "https://carrier.example.com/PN123456789" }],
  },
  "return-requested": { order, items: [mug], refund_amount: 3190 },
  "return-received": { order, items: [mug], refund_amount: 3190 },
  "order-refunded": { order, amount: 3190, reason: "return" },
  "order-edit-requested": { order, amount_due: 2500, url: sampleUrl },
  "swap-created": {
    order,
    returned_items: [lamp],
    new_items: [white],
    difference_due: 1000,
    url: sampleUrl,
  },
  "claim-created": { order, type: "replace", items: [lamp], new_items: [lamp], refund_amount: 0 },
  "orders-claimed": { email: "ada@example.com", display_ids: [1017, 1042], url: sampleUrl },
  "gift-card-created": { code: "AB12-CD34-EF56-GH78", value: 5000, currency_code: "eur" },
  "customer-password-reset": { email: "ada@example.com", url: sampleUrl },
  "user-password-reset": { email: "grace@example.com", url: sampleUrl },
  "invite-created": { email: "grace@example.com", url: sampleUrl },
  restocked: { variant_id: "variant_lamp", name: lamp.name, thumbnail: null, url: sampleUrl },
}
