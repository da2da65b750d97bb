import type { V1Difference } from "./difference.ts"

/** Differences of requests in general. */
export const requestDifferences: readonly V1Difference[] = [
  {
    id: "any-post-repeatable",
    area: "Requests",
    when: "`Idempotency-Key`",
    v1: "is accepted by nine operations",
    stheno:
      "is accepted by every `POST`: any UUID that you generate. Repeated with the same path and body, the request has no further effect and returns the same response, byte for byte, including errors. With another body, it is rejected. Sign-ins, password resets, accepting an invite and file uploads ignore the key.",
    why: "A client that did not receive the response can repeat any request.",
  },
  {
    id: "payments-survive-crashes",
    area: "Money",
    when: "The server ends while it calls a payment provider",
    v1: "does not know whether the call was made",
    stheno: "stores the planned call first, under an ID that is sent again when the call is repeated",
    why: "Customers must not pay twice.",
  },
  {
    id: "fulfillments-survive-crashes",
    area: "Orders",
    when: "The server ends while it calls a fulfillment provider",
    v1: "does not know whether the call was made",
    stheno:
      "calls the provider again with the same fulfillment IDs if you repeat the request under its `Idempotency-Key` a minute later, and emits the events once. A message that may have been sent already is not sent again under its key.",
    why: "Each shipment must have only one label.",
  },
  {
    id: "pages-of-1000",
    area: "Requests",
    when: "`limit` above 1,000, or `limit=0`",
    v1: "returns all rows",
    stheno: "returns 1,000 rows; `count` is the total number",
    why: "One request must not fill the memory of the server.",
  },
  {
    id: "rows-of-relations",
    area: "Requests",
    when: "A relation that grows with the store has more than 8,000 rows in one response, such as the orders of a customer, the customers of groups or the products of a collection; fewer if the rows have lists of their own, such as 2,000 orders with line items",
    v1: "returns all of them",
    stheno:
      "returns at most 8,000 of them, the oldest first. If several rows of the response have such relations, each has at most an equal share: of ten collections, each has at most 800 products, and a share that one does not use goes to no other. For rows with lists of their own, the number is divided by 1 plus 3 for each list: 2,000 orders with line items, and 800 with line items, payments and fulfillments. The lists of orders, customers and products return all, page by page. `RELATION_ROWS` changes the number, and `RELATION_ROWS=0` brings v1's behavior back.",
    why: "A customer with 20,000 orders would get 32 MB as the response to a sign-in.",
  },
  {
    id: "pages-after-an-item",
    area: "Requests",
    when: "`starting_after` of lists that grow with the store, such as orders and products",
    v1: "is rejected: pages begin at `offset` only",
    stheno: "begins the page after the item with this ID",
    why: "A large `offset` reads all rows before the page, and a new row moves the pages.",
  },
  {
    id: "size-limits",
    area: "Requests",
    when: "Requests above the limits",
    v1: "have no limits",
    stheno: "are rejected; see [Limits](/upgrade-guides/medusa-core#limits)",
    why: "One request must not stop the server.",
  },
  {
    id: "search-wildcards",
    area: "Requests",
    when: "`%` and `_` in a search text",
    v1: "are wildcards",
    stheno: "are literal characters",
    why: "Customers search for texts such as 100 %.",
  },
  {
    id: "order-of-lists",
    area: "Requests",
    when: "`order` names several fields, such as `order=title,-created_at`, or is empty",
    v1: "responds with an error: `400` in the Store API, `500` in most lists of the Admin API",
    stheno: "sorts by the fields one after the other; an empty `order` is the default one",
    why: "Equal titles need a second field, and forms send empty fields.",
  },
  {
    id: "plain-filters",
    area: "Requests",
    when: "`id` of `GET /admin/customer-groups`, several `id[]` of `GET /admin/orders`, a single `status` of `GET /admin/draft-orders`, and a number as `quantity` or several `description[]` of `GET /admin/reservations`",
    v1: "rejects every filter for the ID of customer groups, several IDs and descriptions, a status that is not in a list, and a quantity without an operator such as `quantity[gt]=1`",
    stheno:
      "accepts them: `id` selects the customer groups or orders with one of the IDs, `status` the draft orders with this status, and `description` and `quantity` the reservations with one of the descriptions or exactly this quantity. Bounds such as `id[gt]` select customer groups, too; a single `id` of customer groups is rejected as in v1.",
    why: "Other lists accept them.",
  },
  {
    id: "unknown-columns-of-relations",
    area: "Requests",
    when: "`fields` of an order name an unknown column of a relation, such as `items.unknown`",
    v1: "ignores it, although an unknown column of the order itself is an error",
    stheno: "returns `400` with the name",
    why: "A misspelled field must not look like an empty one.",
  },
  {
    id: "fields-of-draft-orders",
    area: "Requests",
    when: "`fields` of `GET /admin/draft-orders`",
    v1: "is rejected with `fields must be a number conforming to the specified constraints`, whatever it is",
    stheno: "selects the columns, as in other lists",
    why: "v1 documents the parameter as a list of columns.",
  },
  {
    id: "array-bodies",
    area: "Requests",
    when: "The body is a JSON array",
    v1: "is rejected, but an empty array passes half of the operations without any check",
    stheno:
      'is rejected with `400`. The message names each entry as an unknown property. For an empty array, it is "an unknown value was passed to the validate function", as in the other half of the operations of v1.',
    why: "An unchecked body can write what the checks exclude.",
  },
  {
    id: "quoted-addresses",
    area: "Requests",
    when: 'An email address with a name in quotation marks, such as `"ada byron"@example.com`',
    v1: "is accepted, whatever is between the quotation marks",
    stheno:
      "is accepted, except with `@`, angle brackets, line breaks and other control characters between them",
    why: "Mail programs could send the message to another address.",
  },
  {
    id: "default-secrets",
    area: "Requests",
    when: "Production with default secrets or the default password of the admin user",
    v1: "starts",
    stheno: "does not start",
    why: "Everyone knows them.",
  },
]
