import { entity, many, one, through } from "../query/entity.ts"

/** Somebody who buys, with an account or as a guest. */
export const Customer = entity({
  name: "Customer",
  table: "customer",
  idPrefix: "cus",
  softDelete: true,
  about: "Somebody who buys, with an account or as a guest.",
  columns: {
    email: "The e-mail address, in lower case; at most one account and one guest have it.",
    first_name: "The first name.",
    last_name: "The last name.",
    billing_address_id: "The address invoices go to.",
    password_hash: "The hash of the password; null for guests.",
    phone: "A telephone number.",
    has_account: "Whether the customer can sign in.",
  },
  hidden: ["password_hash"],
  relations: {
    billing_address: one("Address", "billing_address_id"),
    shipping_addresses: many("Address", "customer_id"),
    orders: many("Order", "customer_id"),
    groups: through("CustomerGroup", "customer_group_customers", "customer_id", "customer_group_id"),
  },
})

/** Customers who are treated alike, e.g. in prices and discounts. */
export const CustomerGroup = entity({
  name: "CustomerGroup",
  table: "customer_group",
  idPrefix: "cgrp",
  softDelete: true,
  about: "Customers who are treated alike, e.g. in prices and discounts.",
  columns: {
    name: "The name of the group; unique among groups that are not deleted.",
  },
  relations: {
    customers: through("Customer", "customer_group_customers", "customer_group_id", "customer_id"),
    price_lists: through("PriceList", "price_list_customer_groups", "customer_group_id", "price_list_id"),
  },
})

/** A postal address of a customer, a cart or an order. */
export const Address = entity({
  name: "Address",
  table: "address",
  idPrefix: "addr",
  softDelete: true,
  about: "A postal address of a customer, a cart or an order.",
  columns: {
    customer_id: "The customer who keeps it in the address book.",
    company: "The company's name.",
    first_name: "The first name.",
    last_name: "The last name.",
    address_1: "Street and number.",
    address_2: "A second address line, e.g. the flat.",
    city: "The city.",
    country_code: "The country, an ISO 3166 code of two letters in lower case.",
    province: "The province, state or canton.",
    postal_code: "The postal code.",
    phone: "A telephone number.",
  },
  relations: {
    customer: one("Customer", "customer_id"),
    country: one("Country", "country_code", { targetColumn: "iso_2" }),
  },
})
