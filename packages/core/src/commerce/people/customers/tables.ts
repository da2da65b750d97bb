import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A person who buys from the shop, with an account or as a guest. */
export const Customer = entity({
  name: "Customer",
  table: "customer",
  idPrefix: "cus",
  softDelete: true,
  about: "A person who buys from the shop, with an account or as a guest.",
  columns: {
    email: "The email address in lower case; at most one account and one guest share an address.",
    first_name: "The first name.",
    last_name: "The last name.",
    billing_address_id: "The customer's billing address.",
    password_hash: "The hash of the password; null for guests and for accounts without a password.",
    phone: "The phone number.",
    has_account: "Whether the customer has an account and can sign in.",
  },
  hidden: ["password_hash"],
  relations: {
    billing_address: one("Address", "billing_address_id"),
    shipping_addresses: many("Address", "customer_id"),
    orders: many("Order", "customer_id", { isSet: true }),
    groups: through("CustomerGroup", "customer_group_customers", "customer_id", "customer_group_id"),
  },
})

/** A group of customers that price lists and discount conditions can refer to. */
export const CustomerGroup = entity({
  name: "CustomerGroup",
  table: "customer_group",
  idPrefix: "cgrp",
  softDelete: true,
  about: "A group of customers that price lists and discount conditions can refer to.",
  columns: {
    name: "The name of the group; unique among groups that are not deleted.",
  },
  relations: {
    customers: through("Customer", "customer_group_customers", "customer_group_id", "customer_id", {
      isSet: true,
    }),
    price_lists: through("PriceList", "price_list_customer_groups", "customer_group_id", "price_list_id"),
  },
})

/** A postal address used by a customer, a cart, an order, a claim or a swap. */
export const Address = entity({
  name: "Address",
  table: "address",
  idPrefix: "addr",
  softDelete: true,
  about: "A postal address used by a customer, a cart, an order, a claim or a swap.",
  columns: {
    customer_id:
      "The customer whose address book contains the address; null for the address of a cart or an order.",
    company: "The company.",
    first_name: "The first name.",
    last_name: "The last name.",
    address_1: "The first address line: street and number.",
    address_2: "The second address line, such as the flat or building.",
    city: "The city.",
    country_code: "The two-letter ISO 3166-1 country code in lower case.",
    province: "The state, province or canton.",
    postal_code: "The postal code.",
    phone: "The phone number.",
  },
  relations: {
    customer: one("Customer", "customer_id"),
    country: one("Country", "country_code", { targetColumn: "iso_2" }),
  },
})
